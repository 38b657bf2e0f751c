import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** Makes parse5 treat the content of `<noscript>` as markup, like a browser without scripts. */
const parserOptions = { scriptingEnabled: false };

const controlTags = ['button', 'input', 'select', 'textarea'];

/** Roles of Material UI controls that are not control elements, such as a `Chip`. */
const controlRoles = ['button', 'combobox'];

function disableControls({ childNodes }: DefaultTreeAdapterMap['parentNode']): void {
  for (const element of childNodes.filter(defaultTreeAdapter.isElementNode)) {
    const { tagName, attrs } = element;
    const hasAction = attrs.some(({ name }) => name === 'action');
    if (tagName === 'form' && hasAction) continue;
    const hasControlRole = attrs.some(
      ({ name, value }) => name === 'role' && controlRoles.includes(value),
    );
    if (controlTags.includes(tagName) || hasControlRole) attrs.push({ name: 'inert', value: '' });
    disableControls(element);
  }
}

/**
 * Sets `inert` on controls that do nothing before the app's script runs. Controls in forms with an
 * `action` are left alone, because such forms work without scripts. `disabled` is not used, because
 * it would change how the controls look.
 */
export function disableDeadControls(html: string): string {
  const fragment = parseFragment(html, parserOptions);
  disableControls(fragment);
  return serialize(fragment, parserOptions);
}
