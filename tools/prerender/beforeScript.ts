import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** A page without scripts is what is drawn here, so what `<noscript>` holds is markup. */
const options = { scriptingEnabled: false };

const controls = ['button', 'input', 'select', 'textarea'];

/** Of Material UI's controls that are other elements, such as a `Chip`. */
const roles = ['button', 'combobox'];

function switchOffIn({ childNodes }: DefaultTreeAdapterMap['parentNode']): void {
  for (const element of childNodes.filter(defaultTreeAdapter.isElementNode)) {
    const { tagName, attrs } = element;
    const isSent = attrs.some(({ name }) => name === 'action');
    if (tagName === 'form' && isSent) continue;
    const hasRole = attrs.some(({ name, value }) => name === 'role' && roles.includes(value));
    if (controls.includes(tagName) || hasRole) attrs.push({ name: 'inert', value: '' });
    switchOffIn(element);
  }
}

/**
 * Switches off the controls that do nothing before the script runs: all but those of forms that the browser sends by itself. By
 * `inert` rather than `disabled`, which would change how they look.
 */
export function withoutDeadControls(html: string): string {
  const page = parseFragment(html, options);
  switchOffIn(page);
  return serialize(page, options);
}
