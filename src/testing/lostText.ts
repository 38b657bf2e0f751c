/**
 * Reports text that would be lost on a translated page. A browser's translator replaces text nodes
 * by `<font>` elements, and React does not notice. React's later changes to such a text node are
 * not visible. Removing the node, or inserting another node before it, throws an error
 * (https://github.com/facebook/react/issues/11538). Each of these steps is reported as a console
 * error, even on pages that are not translated. End-to-end tests run this function in the browser,
 * so it uses nothing that is defined outside it.
 */
export function reportLostText(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  /**
   * Returns whether a change of this text node would be lost. React marks only text nodes that have
   * siblings. If a text has no siblings, React sets it through its element.
   */
  const isLost = (node: Node | null) =>
    node instanceof Text &&
    node.isConnected &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$')) &&
    node.parentElement?.closest('[translate=no]') === null;

  const reportIfLost = (node: Node | null, change: string) => {
    if (isLost(node))
      console.error(
        `Lost on a translated page: "${node?.nodeValue}" ${change} in ${node?.parentElement?.outerHTML}`,
      );
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    reportIfLost(node, 'is moved');
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    reportIfLost(node, 'is moved');
    reportIfLost(next, 'has something inserted before it');
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    reportIfLost(node, 'is removed');
    return removeChild.call(this, node) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      reportIfLost(this, `becomes "${text}"`);
      nodeValue?.set?.call(this, text);
    },
  });
}
