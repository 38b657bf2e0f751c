/**
 * Runs in the page. Wraps each text node in `<font><font>text</font></font>`, as Chrome does when
 * it translates a page. The text itself stays the same. Text nodes that are added later are
 * wrapped, too.
 */
export function translatePage(): void {
  const excludedSelector =
    'head, script, style, noscript, textarea, input, svg, font, [translate=no]';
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (text: Text) => {
    if (text.data === '' || !text.parentElement || text.parentElement.closest(excludedSelector))
      return;
    const [outerFont, innerFont] = [createFont(), createFont()];
    innerFont.append(text.data);
    outerFont.append(innerFont);
    text.replaceWith(outerFont);
  };
  const translateTextsIn = (node: Node) => {
    const textWalker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    for (let textNode = textWalker.nextNode(); textNode; textNode = textWalker.nextNode())
      textNodes.push(textNode as Text);
    if (node instanceof Text) textNodes.push(node);
    textNodes.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [...addedNodes, target].forEach(translateTextsIn);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
