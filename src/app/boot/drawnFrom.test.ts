/** @jest-environment ./src/testing/environment.ts */
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isDrawnFrom, sourcesOf } from './drawnFrom';

type Queries = Parameters<typeof sourcesOf>[0];

const answers = (all: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(all).map(([key, data]) => [key, { status: QueryStatus.fulfilled, data }]),
  ) as unknown as Queries;

const info = { clientName: 'Boxes' };
const written = answers({ 'getProduct("7")': { price: 680 }, info, 'getSocialLinks()': [] });
const { documentElement: html } = document;

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-drawn-from="${sourcesOf(written).join(' ')}"></div>`;
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each<[string, boolean, Record<string, unknown>]>([
  ['what it was written from', true, { 'getProduct("7")': { price: 680 }, info }],
  ['another price', false, { 'getProduct("7")': { price: 690 }, info }],
  ['another product', false, { 'getProduct("8")': { price: 680 }, info }],
  ['no answer to one of its calls', false, { 'getProduct("7")': undefined, info }],
])('a page that knows %s: %s', (_what, isSame, now) => {
  expect(isDrawnFrom(answers(now))).toBe(isSame);
});

test.each([
  ['/product/7?utm_source=x&gclid=1', true],
  ['/product/7?pack=72', false],
  ['/product/7#reviews', false],
])('%s shows what was written: %s', (address, isSame) => {
  window.history.replaceState(null, '', address);
  expect(isDrawnFrom(written)).toBe(isSame);
});

test('nor is it where the history entry has shown more of a list', () => {
  window.history.replaceState({ usr: { shown: 60 } }, '');
  expect(isDrawnFrom(written)).toBe(false);
});

test.each(['plain', 'unsent'])('nor is it where the early script has found it %s', (mark) => {
  html.dataset[mark] = '';
  expect(isDrawnFrom(written)).toBe(false);
});

test('a plain page is drawn from nothing', () => {
  document.body.innerHTML = '<div id="root" data-drawn-from=""></div>';
  expect(isDrawnFrom(answers({}))).toBe(false);
});
