import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { phrases } from './phrases';
import { placeholderAtRest, useTypedPlaceholder } from './useTypedPlaceholder';

function Field({ still }: { still: boolean }) {
  const ref = useRef<HTMLInputElement>(null);
  useTypedPlaceholder(ref, still);
  return <input ref={ref} placeholder={placeholderAtRest} aria-label="Search products" />;
}

const placeholder = () => screen.getByRole('textbox').getAttribute('placeholder');
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const [first, second] = phrases;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('types a phrase, erases it and types the next', () => {
  render(<Field still={false} />);
  expect(placeholder()).toBe('Search for ...');
  wait(499);
  expect(placeholder()).toBe('Search for ...');
  wait(1);
  expect(placeholder()).toBe(`Search for ${first.slice(0, 1)}`);
  wait(100 * (first.length - 1));
  expect(placeholder()).toBe(`Search for ${first}`);
  wait(1499);
  expect(placeholder()).toBe(`Search for ${first}`);
  wait(1);
  expect(placeholder()).toBe(`Search for ${first.slice(0, -1)}`);
  wait(50 * (first.length - 1) + 500);
  expect(placeholder()).toBe(`Search for ${second.slice(0, 1)}`);
});

it('rests while the field is in use, and leaves nothing running', () => {
  const { rerender, unmount } = render(<Field still={false} />);
  wait(900);
  rerender(<Field still />);
  expect(placeholder()).toBe('Search for ...');
  wait(10_000);
  expect(placeholder()).toBe('Search for ...');
  rerender(<Field still={false} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('stands still where less motion is asked for', () => {
  const query = Object.assign(new EventTarget(), {
    matches: true,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query);
  render(<Field still={false} />);
  wait(10_000);
  expect(placeholder()).toBe('Search for ...');
});
