import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { resetViewport, setViewport } from '@/testing/viewport';
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
  jest.useRealTimers();
});

it('types a phrase, lets it stand, and goes on', async () => {
  render(<Field still={false} />);
  await wait(499);
  expect(placeholder()).toBe('Search for ...');
  await wait(1);
  expect(placeholder()).toBe(`Search for ${first.slice(0, 1)}`);
  await wait(100 * (first.length - 1) + 1499);
  expect(placeholder()).toBe(`Search for ${first}`);
  await wait(1 + 50 * (first.length - 1) + 500);
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
  setViewport(1440, { reducedMotion: true });
  render(<Field still={false} />);
  await wait(10_000);
  expect(placeholder()).toBe('Search for ...');
  resetViewport();
});

it('types, stands, erases and goes on, with the times of the contract, and begins again after the last', () => {
  const steps = typing(['bo', 't']);
  const taken = Array.from({ length: 7 }, () => {
    const { text, stands } = steps.next().value;
    return `${text} ${String(stands)}`;
  });
  expect(taken).toEqual([' 500', 'b 100', 'bo 1500', 'b 50', ' 500', 't 1500', ' 500']);
});

it('has ten different phrases', () => {
  expect(new Set(phrases).size).toBe(10);
});
