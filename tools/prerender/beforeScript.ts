import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** Parses a page like a browser without scripts. The content of `<noscript>` is then markup. */
const options = { scriptingEnabled: false };

const controls = ['button', 'input', 'select', 'textarea'];

/** Roles of Material UI controls that are not control elements, such as a `Chip`. */
const roles = ['button', 'combobox'];

function disableControls({ childNodes }: DefaultTreeAdapterMap['parentNode']): void {
  for (const element of childNodes.filter(defaultTreeAdapter.isElementNode)) {
    const { tagName, attrs } = element;
    const isSent = attrs.some(({ name }) => name === 'action');
    if (tagName === 'form' && isSent) continue;
    const hasRole = attrs.some(({ name, value }) => name === 'role' && roles.includes(value));
    if (controls.includes(tagName) || hasRole) attrs.push({ name: 'inert', value: '' });
    disableControls(element);
  }
}

/**
 * Makes controls `inert` that do not work before the script runs. Forms with an `action` also work
 * without scripts. `disabled` is not used, because it would change how the controls look.
 */
export function disableDeadControls(html: string): string {
  const page = parseFragment(html, options);
  disableControls(page);
  return serialize(page, options);
}
