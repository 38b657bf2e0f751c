/* eslint-disable testing-library/no-node-access -- computing the role of every element on a page is too slow here. */
import { fireEvent } from '@testing-library/react';

export const findElement = (selector: string) => document.querySelector<HTMLElement>(selector);

export const hasText = (text: string, selector = 'body') =>
  findElement(selector)?.textContent.includes(text) ?? false;

export const findButton = (name: string, container: ParentNode = document) =>
  [...container.querySelectorAll<HTMLElement>('button, a[href], [role="button"]')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  );

export function pressButton(name: string, container?: ParentNode): void {
  const target = findButton(name, container);
  if (!target) throw new Error(`No button ${name}`);
  fireEvent.click(target);
}

export const findField = (name: string) =>
  findElement(`[name="${name}"]`) as HTMLInputElement | null;

export function fillFields(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = findField(name);
    if (!input) throw new Error(`No field ${name}`);
    fireEvent.change(input, { target: { value } });
  }
}

export const areFieldsFilled = (values: Record<string, string>) =>
  Object.entries(values).every(([name, value]) => findField(name)?.value === value);

export function findRetryButtonBeside(text: string): HTMLElement | undefined {
  const matchingElements = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
    (element) => element.textContent.includes(text),
  );
  for (const element of matchingElements.reverse()) {
    const retryButton = findButton('Retry', element);
    if (retryButton) return retryButton;
  }
  return undefined;
}
