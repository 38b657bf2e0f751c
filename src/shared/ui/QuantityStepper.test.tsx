import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { QuantityStepper } from './QuantityStepper';

function setUp(initialQuantity = 5) {
  const changes: number[] = [];
  function StatefulStepper() {
    const [value, setValue] = useState(initialQuantity);
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
  renderWithProviders(<StatefulStepper />);
  const field = screen.getByRole('textbox', { name: 'Quantity of Kraft box' });
  const increaseButton = screen.getByRole('button', { name: 'Increase quantity of Kraft box' });
  const decreaseButton = screen.getByRole('button', { name: 'Decrease quantity of Kraft box' });
  return { user: userEvent.setup(), field, increaseButton, decreaseButton, changes };
}

async function setUpEmpty() {
  const stepper = setUp();
  await stepper.user.clear(stepper.field);
  return stepper;
}

const ruleText = 'Quantity must be a whole number from 1 to 99,999';

test('steps up to the largest quantity', async () => {
  const { user, increaseButton, changes } = setUp(99_998);
  for (const button of [increaseButton, increaseButton]) await user.click(button);
  expect(changes).toEqual([99_999]);
  expect(increaseButton).toHaveAttribute('aria-disabled', 'true');
});

test('steps down to the smallest quantity', async () => {
  const { user, field, decreaseButton, changes } = setUp(99_999);
  await user.clear(field);
  await user.type(field, '2');
  for (const button of [decreaseButton, decreaseButton]) await user.click(button);
  expect(changes).toEqual([2, 1]);
  expect(field).toHaveValue('1');
  expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
});

test('keeps the focus on a step button when the quantity reaches the limit', async () => {
  const { user, decreaseButton } = setUp(2);
  await user.click(decreaseButton);
  expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
  expect(decreaseButton).toHaveFocus();
});

test.each([
  ['0', []],
  ['100000', [1, 10, 100, 1000, 10_000]],
])('refuses %s with a message and restores the last quantity', async (text, quantities) => {
  const { user, field, changes } = setUp();
  await user.clear(field);
  await user.type(field, text);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(ruleText);
  await user.tab();
  expect(changes).toEqual(quantities);
  expect(field).toHaveValue(String(changes.at(-1) ?? 5));
  expect(screen.getByText(ruleText)).toHaveAttribute('aria-live', 'polite');
});

test('accepts an empty field while it has the focus', async () => {
  const { field } = await setUpEmpty();
  expect(field).toHaveValue('');
  expect(screen.queryByText(ruleText)).not.toBeInTheDocument();
});

test('restores the last quantity on Enter in an empty field', async () => {
  const { user, field } = await setUpEmpty();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('5');
  expect(field).toHaveFocus();
});

test('ignores the Enter that ends the composition of a number', async () => {
  const { field } = await setUpEmpty();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toHaveValue('');
});

test('shows a message when it restores the quantity of an empty field', async () => {
  const { user } = await setUpEmpty();
  await user.keyboard('{Enter}');
  expect(screen.getByText(ruleText)).toHaveAttribute('aria-live', 'polite');
});

test('removes the message at the next step', async () => {
  const { user, increaseButton, changes } = await setUpEmpty();
  await user.keyboard('{Enter}');
  await user.click(increaseButton);
  expect(changes).toEqual([6]);
  expect(screen.queryByText(ruleText)).not.toBeInTheDocument();
});
