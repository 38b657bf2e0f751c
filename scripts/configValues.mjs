import { parse } from 'acorn';

/**
 * What a `config.js` sets, read and not run, since that of a site may be anybody's.
 * @param {string} text
 * @returns {{ value: unknown, lines: Map<string, number> }} and the line of each key, such as `brand.name`
 * @throws with the line where there is more than plain values
 */
export function configValues(text) {
  /** @type {Map<string, number>} */
  const lines = new Map();
  /** @param {import('acorn').AnyNode} node @param {string} at @returns {unknown} */
  const valueOf = (node, at) => {
    const line = node.loc?.start.line ?? 0;
    lines.set(at, line);
    if (node.type === 'Literal') return node.value;
    if (node.type === 'ArrayExpression')
      return node.elements.map((one, index) => one && valueOf(one, `${at}.${index}`));
    if (node.type !== 'ObjectExpression') throw new Error(`line ${line} has no plain value`);
    const entries = node.properties.map((property) => {
      if (property.type !== 'Property') throw new Error(`line ${line} has no plain value`);
      const { key, value } = property;
      const name = key.type === 'Literal' ? String(key.value) : 'name' in key ? key.name : '';
      return [name, valueOf(value, at ? `${at}.${name}` : name)];
    });
    return Object.fromEntries(entries);
  };
  for (const one of parse(text, { ecmaVersion: 'latest', locations: true }).body)
    if (one.type === 'ExpressionStatement' && one.expression.type === 'AssignmentExpression')
      return { value: valueOf(one.expression.right, ''), lines };
  return { value: undefined, lines };
}
