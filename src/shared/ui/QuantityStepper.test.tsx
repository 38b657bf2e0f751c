import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '@/testing/renderPart';
import { QuantityStepper } from './QuantityStepper';

function setUp(first = 5, max?: number) {
  const changes: number[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    return (
      <QuantityStepper
        label="Quantity of Kraft box"
        value={value}
        {...(max !== undefined && { max })}
        onChange={(quantity) => {
          changes.push(quantity);
          setValue(quantity);
        }}
      />
    );
  }
  renderPart(<Owner />);
  const field = screen.getByRole('textbox', { name: 'Quantity of Kraft box' });
  const retype = async (text: string) => {
    await user.click(field);
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const user = userEvent.setup();
  return { user, field, changes, retype };
}

const rule = 'Quantity must be a whole number from 1 to 99,999';
const button = (name: string) => screen.getByRole('button', { name });

test('steps up and down, and stays where it is at the limits', async () => {
  const { user, field, changes } = setUp(2, 3);
  await user.click(button('Increase quantity of Kraft box'));
  await user.click(button('Increase quantity of Kraft box'));
  expect(field).toHaveValue('3');
  expect(button('Increase quantity of Kraft box')).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 4; press += 1) {
    await user.click(button('Decrease quantity of Kraft box'));
  }
  expect(field).toHaveValue('1');
  expect(button('Decrease quantity of Kraft box')).toHaveFocus();
  expect(changes).toEqual([3, 2, 1]);
});

test('a typed quantity counts at once', async () => {
  const { field, changes, retype } = setUp();
  await retype('120');
  expect(changes.at(-1)).toBe(120);
  expect(field).toHaveValue('120');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['0', []],
  ['1.5', [1]],
  ['100000', [1, 10, 100, 1000, 10_000]],
])('%s is refused with a word and gives way to the last quantity', async (text, quantities) => {
  const { user, field, changes, retype } = setUp();
  await retype(text);
  expect(screen.getByRole('status')).toHaveTextContent(rule);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(rule);
  await user.tab();
  expect(changes).toEqual(quantities);
  expect(field).toHaveValue(String(changes.at(-1) ?? 5));
  expect(screen.getByRole('status')).toHaveTextContent(rule);
});

test('an empty field is let be while typing, and corrected when left', async () => {
  const { user, field, changes, retype } = setUp();
  await retype('');
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.tab();
  expect(field).toHaveValue('5');
  expect(screen.getByRole('status')).toHaveTextContent(rule);
  expect(changes).toEqual([]);
});

test('Enter settles what was typed, and a step clears the word', async () => {
  const { user, field, retype } = setUp();
  await retype('0{Enter}');
  expect(field).toHaveValue('5');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(rule);
  await user.click(button('Increase quantity of Kraft box'));
  expect(field).toHaveValue('6');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
