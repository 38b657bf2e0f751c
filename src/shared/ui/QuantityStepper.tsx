import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { maxQuantity } from '@/shared/contract/cart';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import { IconButton } from './Button';

const Root = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  minWidth: 0,
  '& > div': {
    display: 'inline-flex',
    alignItems: 'center',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 'var(--pill)',
    backgroundColor: vars.palette.background.paper,
    '&:has([aria-invalid=true])': { borderColor: vars.palette.error.main },
    '&:has(input:focus-visible)': {
      outline: `3px solid ${vars.palette.primary.main}`,
      outlineOffset: 2,
    },
  },
  '& input': {
    width: '3.25rem',
    height: 44,
    padding: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
    color: 'inherit',
    background: 'none',
    [breakpoints.up('sm')]: { width: '4rem' },
  },
  '& > p': {
    ...typography.caption,
    textAlign: 'left',
    color: vars.palette.error.main,
    '&:not(:empty)': { marginTop: 4 },
  },
}));

interface QuantityStepperProps {
  value: number;
  /** Called with whole numbers from 1 to `maxQuantity` only. */
  onChange: (quantity: number) => void;
  /** Names the field, and the product where there are several: 'Quantity of Kraft box'. */
  label: string;
}

/**
 * A quantity, stepped or typed. What is typed counts as soon as it is a quantity; anything else changes nothing, is
 * refused with a word, and gives way to the last good quantity when the field is left. MUI has none.
 */
export function QuantityStepper({ value, onChange, label }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const id = useId();

  const step = (by: number) => {
    setDraft(undefined);
    setRefused(false);
    const next = Math.min(Math.max(value + by, 1), maxQuantity);
    if (next !== value) onChange(next);
  };

  const type = (text: string) => {
    const quantity = parseQuantity(text);
    setDraft(text);
    // An empty field is on its way to a number: nothing is said before it is left.
    setRefused(quantity === undefined && text.trim() !== '');
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };

  const settle = () => {
    if (draft === undefined) return;
    setRefused(parseQuantity(draft) === undefined);
    setDraft(undefined);
  };

  const stepButton = (name: string, by: number, atLimit: boolean) => (
    // Not `disabled`: that would throw keyboard users off the button at the limit.
    <IconButton
      aria-label={`${name} ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
      aria-disabled={atLimit}
      onClick={() => step(by)}
    >
      {by < 0 ? <RemoveRounded fontSize="small" /> : <AddRounded fontSize="small" />}
    </IconButton>
  );

  return (
    <Root>
      <div role="group" aria-label={label}>
        {stepButton('Decrease', -1, value <= 1)}
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-describedby={refused ? id : undefined}
          aria-invalid={refused}
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle();
          }}
        />
        {stepButton('Increase', 1, value >= maxQuantity)}
      </div>
      <p id={id} aria-live="polite">
        {refused && quantityRule()}
      </p>
    </Root>
  );
}
