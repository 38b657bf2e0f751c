/*
 * Rules for oxlint about the use of Material UI. `oxlint.config.mjs` lists the exempt files and the
 * reasons.
 */

const controlTags = new Set(['a', 'button', 'input', 'select', 'textarea']);

const createMessage = (/** @type {string} */ name) =>
  `Use Material UI's component for \`${name}\`, or name this file in oxlint.config.mjs with a reason.`;

/**
 * Returns the tag name if the node is a string such as `'button'` that names an HTML control.
 * Otherwise, it returns `undefined`.
 * @param {{ type: string, value?: unknown } | null | undefined} node
 */
const findControl = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' && controlTags.has(node.value)
    ? node.value
    : undefined;

/**
 * Reports HTML controls that should be Material UI's components: as elements, in `styled('…')`, and
 * in the `component` property of another component.
 * @type {import('eslint').Rule.RuleModule}
 */
const noRawControls = {
  create(context) {
    /** @param {any} node @param {string | undefined} name */
    const report = (node, name) => {
      if (name !== undefined) context.report({ node, message: createMessage(name) });
    };
    return {
      JSXOpeningElement(/** @type {any} */ node) {
        const { type, name } = node.name;
        if (type === 'JSXIdentifier' && controlTags.has(name)) report(node, name);
      },
      JSXAttribute(/** @type {any} */ node) {
        if (node.name.name === 'component') report(node, findControl(node.value));
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'styled')
          report(node, findControl(node.arguments[0]));
      },
    };
  },
};

/**
 * Replaces each pair of brackets and its content with a letter, because spaces in brackets are not
 * combinators.
 * @param {string} selector
 */
const replaceBrackets = (selector) => {
  let strippedSelector = selector;
  for (let previousSelector = ''; previousSelector !== strippedSelector;) {
    previousSelector = strippedSelector;
    strippedSelector = strippedSelector.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, 'x');
  }
  return strippedSelector;
};

/**
 * Returns whether a selector such as `& > div` reaches into other elements. Elements that Material
 * UI names are allowed, as in `& .MuiChip-label`.
 * @param {string} styleKey
 */
const selectsOtherElements = (styleKey) =>
  !styleKey.startsWith('@') &&
  replaceBrackets(styleKey)
    .split(',')
    .some((selector) => {
      const [, ...otherParts] = selector.trim().split(/\s*[>+~\s]\s*/);
      const isNested = /^\s*[>+~]|&/.test(selector);
      return isNested && otherParts.some((part) => !part.startsWith('.Mui'));
    });

/**
 * Reports selectors that would silently stop working if the markup of other elements changed.
 * @type {import('eslint').Rule.RuleModule}
 */
const noCombinators = {
  create(context) {
    return {
      Property({ key, computed }) {
        const text =
          key.type === 'Literal' && !computed
            ? key.value
            : key.type === 'TemplateLiteral'
              ? // A template such as `& .${outlinedInputClasses.input}` inserts a class of Material
                // UI. All such classes start with `Mui`.
                key.quasis.map(({ value }) => value.cooked).join('Mui')
              : undefined;
        if (typeof text === 'string' && selectsOtherElements(text))
          context.report({
            node: key,
            message: `'${text}' reaches into another element: style that element itself.`,
          });
      },
    };
  },
};

export default {
  meta: { name: 'material-ui' },
  rules: { 'no-raw-controls': noRawControls, 'no-combinators': noCombinators },
};
