/* eslint-disable testing-library/no-node-access -- computing the role of every element on a page is too slow here. */
import { fireEvent } from '@testing-library/react';

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export const says = (text: string, where = 'body') =>
  find(where)?.textContent.includes(text) ?? false;

export const button = (name: string, where: ParentNode = document) =>
  [...where.querySelectorAll<HTMLElement>('button, a[href], [role="button"]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

export function press(name: string, where?: ParentNode): void {
  const found = button(name, where);
  if (!found) throw new Error(`No button ${name}`);
  fireEvent.click(found);
}

export const field = (name: string) => find(`[name="${name}"]`) as HTMLInputElement | null;

export function type(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name);
    if (!input) throw new Error(`No field ${name}`);
    fireEvent.change(input, { target: { value } });
  }
}

export const isTyped = (values: Record<string, string>) =>
  Object.entries(values).every(([name, value]) => field(name)?.value === value);

/** Finds the Retry button beside a text. */
export function retryBeside(text: string): HTMLElement | undefined {
  const inner = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter((each) =>
    each.textContent.includes(text),
  );
  for (const each of inner.reverse()) {
    const retry = button('Retry', each);
    if (retry) return retry;
  }
  return undefined;
}
