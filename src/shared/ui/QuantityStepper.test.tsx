import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { QuantityStepper } from './QuantityStepper';

function setUp(first = 5) {
  const changes: number[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    return (
      <QuantityStepper
        label="Quantity of Kraft box"
        value={value}
        onChange={(quantity) => {
          changes.push(quantity);
          setValue(quantity);
        }}
      />
    );
  }
  renderWithProviders(<Owner />);
  const field = screen.getByRole('textbox', { name: 'Quantity of Kraft box' });
  return { user: userEvent.setup(), field, changes };
}

const rule = 'Quantity must be a whole number from 1 to 99,999';

test('steps up and down, and stays where it is at the limits', async () => {
  const { user, field, changes } = setUp(99_998);
  const more = screen.getByRole('button', { name: 'Increase quantity of Kraft box' });
  const less = screen.getByRole('button', { name: 'Decrease quantity of Kraft box' });
  for (const button of [more, more]) await user.click(button);
  expect(changes).toEqual([99_999]);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field);
  await user.type(field, '2');
  for (const button of [less, less]) await user.click(button);
  expect(changes.slice(1)).toEqual([2, 1]);
  expect(field).toHaveValue('1');
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(less).toHaveFocus();
});

test.each([
  ['0', []],
  ['100000', [1, 10, 100, 1000, 10_000]],
])('%s is refused with a word and gives way to the last quantity', async (text, quantities) => {
  const { user, field, changes } = setUp();
  await user.clear(field);
  await user.type(field, text);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(rule);
  await user.tab();
  expect(changes).toEqual(quantities);
  expect(field).toHaveValue(String(changes.at(-1) ?? 5));
  expect(screen.getByText(rule)).toHaveAttribute('aria-live', 'polite');
});

test('an empty field is corrected only when the shopper leaves it or presses Enter', async () => {
  const { user, field, changes } = setUp();
  await user.clear(field);
  expect(field).toHaveValue('');
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('5');
  expect(field).toHaveFocus();
  expect(screen.getByText(rule)).toHaveAttribute('aria-live', 'polite');
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  expect(changes).toEqual([6]);
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
});
