/** @jest-environment ./src/testing/environment.ts */

/* eslint-disable testing-library/no-node-access -- two whole documents are compared, element by element */
import userEvent from '@testing-library/user-event';
import { endTakenOver, takeOver } from './takeOver';

const page = (name: string) => `
  <a href="/products">Products</a>
  <form action="/products"><input name="search" aria-label="Search ${name}" /></form>
  <a href="/product/1">One</a> <a href="/product/1">One again</a>
  <button inert>Menu</button>`;

function stand(app = page('in the app')): Element {
  document.body.innerHTML = `
    <style id="static-styles"></style>
    <div id="static-page">${page('ahead')}</div>
    <div id="root">${app.replace(' inert', '')}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}
const field = (within: string) =>
  document.querySelector<HTMLInputElement>(`${within} input`) ?? document.createElement('input');

test('what was typed goes over, with the caret, and the app hears of it; page and styles go', async () => {
  const root = stand(page('ahead'));
  await userEvent.type(field('#static-page'), 'pizza box');
  field('#static-page').setSelectionRange(2, 5);
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  takeOver(root);
  expect(heard).toEqual(['pizza box']);
  expect(document.getElementById('static-page')).toBeNull();
  expect(document.getElementById('static-styles')).toBeNull();
  expect(field('#root')).toHaveFocus();
  await Promise.resolve();
  expect([field('#root').selectionStart, field('#root').selectionEnd]).toEqual([2, 5]);
});

test('of links alike the focus goes to the one in the same place', () => {
  const root = stand();
  document.querySelectorAll<HTMLElement>('#static-page a')[2]?.focus();
  takeOver(root);
  expect(root.querySelectorAll('a')[2]).toHaveFocus();
});

test('a page with another content takes over all the same', async () => {
  const root = stand('<p>Product not found</p>');
  await userEvent.type(field('#static-page'), 'lost');
  takeOver(root);
  expect(document.body.textContent.trim()).toBe('Product not found');
});

test('the end of the page stays, with its styles, until the app has brought its own', () => {
  const root = stand();
  document.querySelector('#static-page > button')?.setAttribute('data-page-end', '');
  takeOver(root);
  expect(root.nextElementSibling).toHaveTextContent('Menu');
  expect(document.getElementById('static-styles')).not.toBeNull();
  endTakenOver();
  expect(root.nextElementSibling).toBeNull();
  expect(document.getElementById('static-styles')).toBeNull();
});
