import { sanitizeToBody } from '@/shared/html/html';

export interface SpecRow {
  name: string;
  value: string;
}

/** Maximum number of rows, which limits the work that a hostile text can cause. */
const maxRows = 60;

const maxNameLength = 60;

/** Marks the end of a line of text. A line feed cannot do so, because HTML treats it as a space. */
const lineEnd = '\u001e';

const normaliseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Parses a line of text such as `Board: 300 GSM`. Returns an empty list for other lines. Times of
 * day, scales such as `1:10` and web addresses have a colon, too, but are not rows.
 */
function parseLine(line: string): SpecRow[] {
  const [, nameText = '', valueText = ''] = /^([^:：]+)[:：](?!\/\/)(.+)$/s.exec(line) ?? [];
  const name = normaliseSpaces(nameText);
  const value = normaliseSpaces(valueText).replace(/^[–—-] /, '');
  const isTimeOrScale = /\d$/.test(nameText) && /^\d/.test(valueText);
  return name && value && name.length <= maxNameLength && !isTimeOrScale ? [{ name, value }] : [];
}

/** Adds the missing colon after a bold name, as in `<li><b>Board</b> 300 GSM`. */
function addColonAfterName(item: Element, text: string): string {
  const boldText = normaliseSpaces(item.querySelector('b, strong')?.textContent ?? '');
  const textAfterBold = text.slice(boldText.length);
  const isBoldName = text.startsWith(boldText) && /^ ?(?:[–—-] |[\p{Lu}\d])/u.test(textAfterBold);
  return isBoldName && boldText && !boldText.endsWith(':') ? `${boldText}: ${textAfterBold}` : text;
}

/**
 * Splits a table row into one line of text for each name in it. A row may hold several names, each
 * followed by its values.
 */
function splitTableRow(cells: readonly HTMLTableCellElement[]): string[] {
  const isHeading = ({ tagName }: Element) => tagName === 'TH';
  if (cells.length > 1 && cells.every(isHeading)) return [];
  const nameIndexes = cells.flatMap((cell, index) => {
    const previousCell = cells[index - 1];
    return !previousCell || (isHeading(cell) && !isHeading(previousCell)) ? [index] : [];
  });
  return nameIndexes.map((start, index) => {
    const [name = '', ...values] = cells
      .slice(start, nameIndexes[index + 1])
      .map((cell) => joinLines(getTextWithLineEnds(cell)));
    const value = values.filter(Boolean).join(' · ');
    return values.length > 0 ? `${name.replace(/[:：]/g, ' ')}:${value}` : name;
  });
}

const joinLines = (text: string): string => normaliseSpaces(text.replaceAll(lineEnd, ' '));

const blockTagPattern = /^(?:BR|P|DIV|LI|[UOD]L|H\d|BLOCKQUOTE|SECTION|TABLE|TR|CAPTION)$/;

/** Returns the text of a node, with `lineEnd` after each of its lines. */
function getTextWithLineEnds(node: Node): string {
  const getInnerText = () => [...node.childNodes].map(getTextWithLineEnds).join('');
  const element = node as Element;
  switch (node.nodeName) {
    case '#text':
      return node.textContent ?? '';
    case 'TR':
      return ['', ...splitTableRow([...(node as HTMLTableRowElement).cells]), ''].join(lineEnd);
    case 'LI':
      return lineEnd + addColonAfterName(element, normaliseSpaces(getInnerText())) + lineEnd;
    case 'DT':
      return `${lineEnd}${joinLines(getInnerText()).replace(/ ?[:：]$/, '')}: `;
    case 'DD':
      return `${element.previousElementSibling?.tagName === 'DT' ? '' : ' · '}${joinLines(getInnerText())}`;
    default:
      return blockTagPattern.test(node.nodeName)
        ? lineEnd + getInnerText() + lineEnd
        : getInnerText();
  }
}

/**
 * Reads the names and values of a specification. A name is the first cell of a table row, the bold
 * start of a list item, a `dt`, or the text before a colon.
 */
export const readSpecification = (html: string): SpecRow[] =>
  getTextWithLineEnds(sanitizeToBody(html)).split(lineEnd).flatMap(parseLine).slice(0, maxRows);

const dimensionsPattern =
  /^(?:(?:product|item|box|outer|external|overall|finished|outside) )?(?:dimensions?|sizes?|measurements?|سائز|پیمائش)(?: \(.*\))?$/i;

const maxSizeLength = 60;

/**
 * Finds the row with the size of the product itself. The sizes of its print or its carton have
 * names that do not match.
 */
export function findDimensions(rows: readonly SpecRow[]): SpecRow | undefined {
  const isSize = ({ name, value }: SpecRow) =>
    dimensionsPattern.test(name) && /\d/.test(value) && value.length <= maxSizeLength;
  return rows.find(isSize);
}
