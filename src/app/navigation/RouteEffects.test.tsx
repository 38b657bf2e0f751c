import { fireEvent } from '@testing-library/react';
import { aLine } from '@/testing/cartBuilders';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { RouteEffects } from './RouteEffects';

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
};

// Like older versions of Safari, jsdom has no `scrollend` event.
test('saves the scroll position with fewer writes than Safari allows', async () => {
  jest.useFakeTimers();
  const replaceStateSpy = jest.spyOn(window.history, 'replaceState');
  renderWithProviders(<RouteEffects />);
  scrollTo(200);
  scrollTo(300);
  await passTime(400);
  expect(window.history.state).toMatchObject({ scrollTop: 300 });
  for (let top = 301; top <= 1200; top += 1) {
    scrollTo(top);
    await passTime(33);
  }
  expect(replaceStateSpy.mock.calls.length).toBeLessThan(80);
  await passTime(400);
  expect(window.history.state).toMatchObject({ scrollTop: 1200 });
});

test.each([
  ['/place-order', 'stays'],
  ['/place-order/', 'stays'],
  ['/about', 'is removed'],
])('on a visit to %s the buy-now item %s', (route, outcome) => {
  const cart = { lines: [], buyNow: aLine() };
  const { store } = renderWithProviders(<RouteEffects />, { route, preloadedState: { cart } });
  expect(store.getState().cart.buyNow).toEqual(outcome === 'stays' ? aLine() : null);
});
