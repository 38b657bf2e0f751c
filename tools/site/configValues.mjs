import { parse } from 'acorn';

/**
 * Parses the values of a `config.js` without running it, because a site's file is untrusted.
 * @param {string} text
 * @returns {{ value: unknown, lineNumbersByKey: Map<string, number> }} the value, and the line number of each
 * key such as `brand.name`
 * @throws Error with the line number if a value is not plain
 */
export function readConfigValues(text) {
  /** @type {Map<string, number>} */
  const lineNumbersByKey = new Map();
  /** @param {import('acorn').AnyNode} node @param {string} keyPath @returns {unknown} */
  const readValue = (node, keyPath) => {
    const lineNumber = node.loc?.start.line ?? 0;
    lineNumbersByKey.set(keyPath, lineNumber);
    if (node.type === 'Literal') return node.value;
    if (node.type === 'ArrayExpression')
      return node.elements.map(
        (element, index) => element && readValue(element, `${keyPath}.${index}`),
      );
    if (node.type !== 'ObjectExpression')
      throw new Error(`line ${lineNumber} does not contain a plain value`);
    const entries = node.properties.map((property) => {
      if (property.type !== 'Property')
        throw new Error(`line ${lineNumber} does not contain a plain value`);
      const { key, value } = property;
      const name = key.type === 'Literal' ? String(key.value) : 'name' in key ? key.name : '';
      return [name, readValue(value, keyPath ? `${keyPath}.${name}` : name)];
    });
    return Object.fromEntries(entries);
  };
  /** @type {Record<string, unknown> | undefined} */
  let value;
  for (const statement of parse(text, { ecmaVersion: 'latest', locations: true }).body) {
    const innerStatement = statement.type === 'IfStatement' ? statement.consequent : statement;
    const assignment =
      innerStatement.type === 'ExpressionStatement' ? innerStatement.expression : innerStatement;
    if (assignment.type !== 'AssignmentExpression') continue;
    const { operator, left, right } = assignment;
    if (operator === '=') value ??= /** @type {typeof value} */ (readValue(right, ''));
    // The reference back end appends assignments with `||=` for its own pages.
    const addedKey = 'property' in left && 'name' in left.property ? left.property.name : '';
    const isAdded =
      operator === '||=' && addedKey && value && !value.apiBaseUrl && !value[addedKey];
    if (isAdded) value = { ...value, [addedKey]: readValue(right, addedKey) };
  }
  return { value, lineNumbersByKey };
}
