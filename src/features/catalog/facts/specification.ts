import { cleanBody } from '@/shared/html/html';

/** One line of a specification. */
export interface SpecRow {
  name: string;
  value: string;
}

/** A hostile text may hold more. */
const maxRows = 60;

const longestName = 60;

/** Ends a line: a line feed in HTML is a space. */
const lineEnd = '\u001e';

const normaliseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `Board: 300 GSM`; no time of day, no scale and no address. */
function parseLine(line: string): SpecRow[] {
  const [, label = '', text = ''] = /^([^:：]+)[:：](?!\/\/)(.+)$/s.exec(line) ?? [];
  const name = normaliseSpaces(label);
  const value = normaliseSpaces(text).replace(/^[–—-] /, '');
  const isNumber = /\d$/.test(label) && /^\d/.test(text);
  return name && value && name.length <= longestName && !isNumber ? [{ name, value }] : [];
}

/** Of `<li><b>Board</b> 300 GSM` the bold is the name, with a colon or without. */
function withLabel(item: Element, text: string): string {
  const bold = normaliseSpaces(item.querySelector('b, strong')?.textContent ?? '');
  const rest = text.slice(bold.length);
  const isLabel = text.startsWith(bold) && /^ ?(?:[–—-] |[\p{Lu}\d])/u.test(rest);
  return isLabel && bold && !bold.endsWith(':') ? `${bold}: ${rest}` : text;
}

/** A row may hold several names, each with its values. */
function parseCells(cells: readonly HTMLTableCellElement[]): string[] {
  const isHeading = ({ tagName }: Element) => tagName === 'TH';
  if (cells.length > 1 && cells.every(isHeading)) return [];
  const starts = cells.flatMap((cell, at) => {
    const before = cells[at - 1];
    return !before || (isHeading(cell) && !isHeading(before)) ? [at] : [];
  });
  return starts.map((start, index) => {
    const [name = '', ...values] = cells
      .slice(start, starts[index + 1])
      .map((cell) => joinLines(getLines(cell)));
    const value = values.filter(Boolean).join(' · ');
    return values.length > 0 ? `${name.replace(/[:：]/g, ' ')}:${value}` : name;
  });
}

const joinLines = (lines: string): string => normaliseSpaces(lines.replaceAll(lineEnd, ' '));

const blocks = /^(?:BR|P|DIV|LI|[UOD]L|H\d|BLOCKQUOTE|SECTION|TABLE|TR|CAPTION)$/;

function getLines(node: Node): string {
  const inner = () => [...node.childNodes].map(getLines).join('');
  const element = node as Element;
  switch (node.nodeName) {
    case '#text':
      return node.textContent ?? '';
    case 'TR':
      return ['', ...parseCells([...(node as HTMLTableRowElement).cells]), ''].join(lineEnd);
    case 'LI':
      return lineEnd + withLabel(element, normaliseSpaces(inner())) + lineEnd;
    case 'DT':
      return `${lineEnd}${joinLines(inner()).replace(/ ?[:：]$/, '')}: `;
    case 'DD':
      return `${element.previousElementSibling?.tagName === 'DT' ? '' : ' · '}${joinLines(inner())}`;
    default:
      return blocks.test(node.nodeName) ? lineEnd + inner() + lineEnd : inner();
  }
}

/**
 * What a specification says, name by name, in whatever markup: the first cell of a table's row is the name, as is the bold
 * beginning of a list's item, a `dt`, and what stands before a line's colon.
 */
export const readSpecification = (html: string): SpecRow[] =>
  getLines(cleanBody(html)).split(lineEnd).flatMap(parseLine).slice(0, maxRows);

const dimensions =
  /^(?:(?:product|item|box|outer|external|overall|finished|outside) )?(?:dimensions?|sizes?|measurements?|سائز|پیمائش)(?: \(.*\))?$/i;

const longestSize = 60;

/** What the rows say of a product's size; of its print or its carton they say it under other names. */
export function findDimensions(rows: readonly SpecRow[]): SpecRow | undefined {
  const isSize = ({ name, value }: SpecRow) =>
    dimensions.test(name) && /\d/.test(value) && value.length <= longestSize;
  return rows.find(isSize);
}
