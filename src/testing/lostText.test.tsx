import { render, screen } from '@testing-library/react';
import { expectConsole } from './consoleGuard';

test('reports text that React changes beside other content', () => {
  expectConsole(/Lost on a translated page: "1" becomes "2"/);
  const renderCount = (value: number) => <p>Packs: {value}</p>;
  const { rerender } = render(renderCount(1));
  rerender(renderCount(2));
});

test('reports text that React removes beside an element', () => {
  expectConsole(/Lost on a translated page: "Sending" is removed/);
  const renderState = (isBusy: boolean) => (
    <p>
      <b>Order</b>
      {isBusy && 'Sending'}
    </p>
  );
  const { rerender } = render(renderState(true));
  rerender(renderState(false));
});

test('reports text before which React inserts an element', () => {
  expectConsole(/Lost on a translated page: " order" has something inserted before it/);
  const renderOrder = (isNew: boolean) => <p>{isNew && <b>New</b>} order</p>;
  const { rerender } = render(renderOrder(false));
  rerender(renderOrder(true));
});

test('accepts a text that is the only child of its element', () => {
  const renderCount = (value: number) => <p>{`Packs: ${String(value)}`}</p>;
  const { rerender } = render(renderCount(1));
  rerender(renderCount(2));
  expect(screen.getByText('Packs: 2')).toBeVisible();
});
