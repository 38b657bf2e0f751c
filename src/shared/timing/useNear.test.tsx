import { act, render, screen } from '@testing-library/react';
import { useNear } from './useNear';

function Part() {
  const { ref, near } = useNear();
  return <p ref={ref}>{near ? 'near' : 'far'}</p>;
}

const original = window.IntersectionObserver;
const watched: IntersectionObserverCallback[] = [];

beforeEach(() => {
  window.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback) {
      super(() => undefined);
      watched.push(callback);
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = original;
  watched.length = 0;
});

const move = (isIntersecting: boolean) => {
  act(() => {
    for (const tell of watched) {
      tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });
};

test('a part is near once it comes near, and stays so', () => {
  render(<Part />);
  expect(screen.getByText('far')).toBeVisible();
  move(false);
  expect(screen.getByText('far')).toBeVisible();
  move(true);
  expect(screen.getByText('near')).toBeVisible();
  move(false);
  expect(screen.getByText('near')).toBeVisible();
});
