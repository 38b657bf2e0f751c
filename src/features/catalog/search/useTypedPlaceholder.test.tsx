import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { passTime } from '@/testing/passTime';
import { setViewport } from '@/testing/viewport';
import {
  placeholderPhrases,
  defaultPlaceholder,
  generateTypingSteps,
  useTypedPlaceholder,
} from './useTypedPlaceholder';

function Field({ isPaused }: { isPaused: boolean }) {
  const ref = useRef<HTMLInputElement>(null);
  useTypedPlaceholder(ref, isPaused);
  return <input ref={ref} placeholder={defaultPlaceholder} aria-label="Search products" />;
}

const getPlaceholder = () => screen.getByRole('textbox').getAttribute('placeholder');

it('types ten phrases letter by letter and starts again after the last', () => {
  const steps = generateTypingSteps(['bo', 't']);
  const stepTexts = Array.from({ length: 7 }, () => Object.values(steps.next().value).join(' '));
  expect(stepTexts).toEqual([' 500', 'b 100', 'bo 1500', 'b 50', ' 500', 't 1500', ' 500']);
  expect(new Set(placeholderPhrases).size).toBe(10);
});

it('stops when the shopper turns on reduced motion', async () => {
  setViewport(360);
  jest.useFakeTimers();
  render(<Field isPaused={false} />);
  await passTime(600);
  act(() => setViewport(360, { reducedMotion: true }));
  await passTime(10_000);
  expect(getPlaceholder()).toBe('Search for ...');
});

it('stops while the field is in use and leaves no timers', async () => {
  jest.useFakeTimers();
  const { rerender, unmount } = render(<Field isPaused={false} />);
  await passTime(600);
  expect(getPlaceholder()).toBe(`Search for ${placeholderPhrases[0].slice(0, 2)}`);
  rerender(<Field isPaused />);
  await passTime(10_000);
  expect(getPlaceholder()).toBe('Search for ...');
  rerender(<Field isPaused={false} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
