import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { chosenInForcedColours } from './forcedColours';

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600 });

const Items = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Item = styled('label')<{ look: 'chips' | 'rows' }>(({ theme, look }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexBasis: look === 'rows' ? '100%' : 'auto',
    minHeight: look === 'rows' ? 56 : 44,
    boxSizing: 'border-box',
    padding: look === 'rows' ? '8px 16px' : '0 18px',
    border: '1px solid',
    borderColor: palette.divider,
    borderRadius: look === 'rows' ? 12 : 999,
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    transition: 'border-color 0.15s, background-color 0.15s',
    '&:not(:has(:disabled)):hover': { borderColor: palette.text.secondary },
    '&:has(:checked)': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      backgroundColor: palette.primary.light,
      ...chosenInForcedColours,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default', color: palette.text.secondary },
    // There for the keyboard and screen readers; the frame shows its state.
    '& input': {
      position: 'absolute',
      inset: 0,
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
  };
});

interface RadioGroupProps {
  legend: ReactNode;
  items: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value: string | undefined;
  /** `undefined`: the choice was taken back, where `optional`. */
  onChange: (value: string | undefined) => void;
  /** Chips for short words, rows where there is more to say. */
  look?: 'chips' | 'rows';
  /** Says so; another click on the chosen one takes the choice back. */
  optional?: boolean;
  error?: string | undefined;
}

/** One out of several: native radio buttons in the shop's clothes. */
export function RadioGroup({
  legend,
  items,
  value,
  onChange,
  look = 'chips',
  optional = false,
  error,
}: RadioGroupProps) {
  const id = useId();
  return (
    <Group aria-describedby={error && `${id}-error`}>
      <Legend>
        {legend}
        {optional && ' (optional)'}
      </Legend>
      <Items>
        {items.map((item) => (
          <Item key={item.value} look={look}>
            <input
              type="radio"
              name={id}
              value={item.value}
              checked={item.value === value}
              disabled={item.disabled}
              onChange={() => onChange(item.value)}
              onClick={() => {
                if (optional && item.value === value) onChange(undefined);
              }}
            />
            {item.label}
          </Item>
        ))}
      </Items>
      {error && (
        <Box id={`${id}-error`} sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {error}
        </Box>
      )}
    </Group>
  );
}
