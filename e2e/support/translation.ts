/**
 * Runs in the page. Wraps each text node in `<font><font>text</font></font>`, as Chrome does when
 * it translates a page, but keeps the text. Later text nodes are wrapped, too.
 */
export function translatePage(): void {
  const leftAlone = 'head, script, style, noscript, textarea, input, svg, font, [translate=no]';
  const newFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (text: Text) => {
    if (text.data === '' || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const [outer, inner] = [newFont(), newFont()];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    if (node instanceof Text) found.push(node);
    found.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [...addedNodes, target].forEach(translateIn);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
