import OutlinedInput from '@mui/material/OutlinedInput';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { useSuggestions } from './useSuggestions';

interface FieldProps {
  fruits: readonly string[];
  autoHighlight?: boolean;
  onChoose?: (fruit: string) => void;
}

function Field({ fruits, autoHighlight = false, onChoose = () => {} }: FieldProps) {
  const [text, setText] = useState('');
  const find = useCallback(
    (query: string) => fruits.filter((fruit) => fruit.includes(query)),
    [fruits],
  );
  const { options, ...suggestions } = useSuggestions({
    value: text,
    onInput: setText,
    find,
    getKey: (fruit) => fruit,
    onChoose,
    autoHighlight,
  });
  return (
    <div {...suggestions.rootProps}>
      <OutlinedInput {...suggestions.fieldProps} inputProps={suggestions.inputProps} />
      {options.length > 0 && (
        <div {...suggestions.listProps}>
          {options.map((fruit, index) => (
            <div key={fruit} {...suggestions.optionProps(index)}>
              {fruit}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns the text of the highlighted option, and checks that the field refers to this option. */
function getActiveOption(): string | undefined {
  const selectedOption = screen.queryByRole('option', { selected: true });
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
    selectedOption?.id ?? null,
  );
  return selectedOption?.textContent;
}

const fruits = ['apple', 'pineapple'];
const moreFruits = ['custard apple', 'apple', 'pineapple'];

test('keeps the highlighted option when further options arrive for the same text', async () => {
  const onChoose = jest.fn();
  const { rerender } = render(<Field fruits={fruits} onChoose={onChoose} />);
  await userEvent.type(screen.getByRole('combobox'), 'apple{ArrowDown}');
  expect(getActiveOption()).toBe('apple');
  rerender(<Field fruits={moreFruits} onChoose={onChoose} />);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(getActiveOption()).toBe('apple');
  // A render for another reason must keep the highlighted option.
  rerender(<Field fruits={moreFruits} onChoose={onChoose} />);
  await userEvent.keyboard('{ArrowDown}');
  expect(getActiveOption()).toBe('pineapple');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('pineapple');
});

test('clears the highlight after another letter, even if the list is the same', async () => {
  render(<Field fruits={fruits} />);
  await userEvent.type(screen.getByRole('combobox'), 'appl{ArrowDown}');
  expect(getActiveOption()).toBe('apple');
  await userEvent.keyboard('e');
  expect(getActiveOption()).toBeUndefined();
});

test('highlights the first option after each letter with autoHighlight', async () => {
  const onChoose = jest.fn();
  render(<Field fruits={moreFruits} autoHighlight onChoose={onChoose} />);
  await userEvent.type(screen.getByRole('combobox'), 'a{ArrowDown}');
  expect(getActiveOption()).toBe('apple');
  await userEvent.keyboard('p');
  expect(getActiveOption()).toBe('custard apple');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('custard apple');
});

test('moves the caret with Home and highlights no option', async () => {
  render(<Field fruits={fruits} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'apple{Home}');
  expect(field.selectionStart).toBe(0);
  expect(getActiveOption()).toBeUndefined();
});
