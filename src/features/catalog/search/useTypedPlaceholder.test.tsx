import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { phrases, placeholderAtRest, typing, useTypedPlaceholder } from './useTypedPlaceholder';

function Field({ still }: { still: boolean }) {
  const ref = useRef<HTMLInputElement>(null);
  useTypedPlaceholder(ref, still);
  return <input ref={ref} placeholder={placeholderAtRest} aria-label="Search products" />;
}

const placeholder = () => screen.getByRole('textbox').getAttribute('placeholder');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const [first, second] = phrases;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('types a phrase, erases it and types the next', async () => {
  render(<Field still={false} />);
  expect(placeholder()).toBe('Search for ...');
  await wait(499);
  expect(placeholder()).toBe('Search for ...');
  await wait(1);
  expect(placeholder()).toBe(`Search for ${first.slice(0, 1)}`);
  await wait(100 * (first.length - 1));
  expect(placeholder()).toBe(`Search for ${first}`);
  await wait(1499);
  expect(placeholder()).toBe(`Search for ${first}`);
  await wait(1);
  expect(placeholder()).toBe(`Search for ${first.slice(0, -1)}`);
  await wait(50 * (first.length - 1) + 500);
  expect(placeholder()).toBe(`Search for ${second.slice(0, 1)}`);
});

it('rests while the field is in use, and leaves nothing running', async () => {
  const { rerender, unmount } = render(<Field still={false} />);
  await wait(900);
  rerender(<Field still />);
  expect(placeholder()).toBe('Search for ...');
  await wait(10_000);
  expect(placeholder()).toBe('Search for ...');
  rerender(<Field still={false} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('stands still where less motion is asked for', async () => {
  const query = Object.assign(new EventTarget(), {
    matches: true,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query);
  render(<Field still={false} />);
  await wait(10_000);
  expect(placeholder()).toBe('Search for ...');
});

const take = (list: readonly string[], count: number) => {
  const steps = typing(list);
  return Array.from({ length: count }, () => {
    const { text, stands } = steps.next().value;
    return [text, stands];
  });
};

it('types, stands, erases and goes on, with the times of the contract', () => {
  expect(take(['box', 'tin'], 9)).toEqual([
    ['', 500],
    ['b', 100],
    ['bo', 100],
    ['box', 1500],
    ['bo', 50],
    ['b', 50],
    ['', 500],
    ['t', 100],
    ['ti', 100],
  ]);
});

it('begins again after the last phrase', () => {
  expect(take(['a', 'b'], 5)).toEqual([
    ['', 500],
    ['a', 1500],
    ['', 500],
    ['b', 1500],
    ['', 500],
  ]);
});

it('has ten different phrases', () => {
  expect(new Set(phrases).size).toBe(10);
});
