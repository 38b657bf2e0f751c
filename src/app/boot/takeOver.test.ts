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

test('the static page goes with its styles, and an empty field tells the app nothing', () => {
  const root = stand(page('ahead'));
  const heard = jest.fn();
  root.addEventListener('input', heard);
  takeOver(root);
  expect(heard).not.toHaveBeenCalled();
  expect(document.getElementById('static-page')).toBeNull();
  expect(document.getElementById('static-styles')).toBeNull();
  expect(document.body).toHaveFocus();
});

test('what was typed goes over, with the caret, and the app hears of it', async () => {
  const root = stand(page('ahead'));
  await userEvent.type(field('#static-page'), 'pizza box');
  field('#static-page').setSelectionRange(2, 5);
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  takeOver(root);
  expect(heard).toEqual(['pizza box']);
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

test('without a static page there is nothing to do', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => {
    takeOver(document.body);
  }).not.toThrow();
});

describe('the end of the page', () => {
  const withEnd = () => {
    const root = stand();
    document
      .getElementById('static-page')
      ?.insertAdjacentHTML('beforeend', '<div data-page-end>End</div>');
    return root;
  };

  test('stays, with its styles, until the app has brought its own', () => {
    const root = withEnd();
    takeOver(root);
    expect(root.nextElementSibling).toHaveTextContent('End');
    expect(document.getElementById('static-styles')).not.toBeNull();
    endTakenOver();
    expect(document.body).not.toHaveTextContent('End');
    expect(document.getElementById('static-styles')).toBeNull();
  });

  test('goes with a page that belongs to another address', () => {
    document.documentElement.dataset['plain'] = '';
    takeOver(withEnd());
    delete document.documentElement.dataset['plain'];
    expect(document.body).not.toHaveTextContent('End');
  });
});
