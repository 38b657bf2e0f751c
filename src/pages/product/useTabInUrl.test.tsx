import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { useScrollToTabs, useTabInUrl } from './useTabInUrl';

const TestTabs = () => useVisitorValue(useTabInUrl().tabInUrl, '');

function TestPage() {
  const { tabsRef } = useScrollToTabs();
  return (
    <div ref={tabsRef}>
      <TestTabs />
    </div>
  );
}

/** Hydrates a prerendered page at an address, and returns it with its number of renderings. */
function hydratePage(address: string) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <MemoryRouter>
      <TestPage />
    </MemoryRouter>,
  );
  const onRender = jest.fn();
  const app = (
    <MemoryRouter initialEntries={[address]}>
      <Profiler id="page" onRender={onRender}>
        <TestPage />
      </Profiler>
    </MemoryRouter>
  );
  render(app, { container: document.body.appendChild(container), hydrate: true });
  return { text: container.textContent, renderCount: onRender.mock.calls.length };
}

test('a page without a tab in its address is rendered once during hydration', () => {
  expect(hydratePage('/')).toEqual({ text: '', renderCount: 1 });
});

test.each(['/?tab=reviews', '/#reviews'])('the tab in the address %s is open', (address) => {
  expect(hydratePage(address).text).toBe('reviews');
});

test.each(['/#_=_', '/#top', '/?tab=xyz'])('%s names no tab, so nothing scrolls', (address) => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  expect(hydratePage(address).text).toBe('');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a page that is opened at a tab scrolls to it', () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  hydratePage('/#reviews');
  expect(scrollIntoView).toHaveBeenCalled();
});
