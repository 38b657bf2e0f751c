import { cleanBody } from '@/shared/html/html';

/** One line of a specification. */
export interface SpecRow {
  name: string;
  value: string;
}

/** A hostile text may hold more. */
const maxRows = 60;

const textIn = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();

/** The lines of a specification's tables: the first cell is the name, the others the value. */
export function specRows(html: string): SpecRow[] {
  return [...cleanBody(html).querySelectorAll('tr')]
    .slice(0, maxRows)
    .map(({ cells }) => [...cells].map(textIn))
    .map(([name = '', ...values]) => ({
      name: name.replace(/:$/, ''),
      value: values.filter(Boolean).join(' · '),
    }))
    .filter(({ name, value }) => name && value);
}
