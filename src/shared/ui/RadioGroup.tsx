import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { chosenInForcedColours } from './forcedColours';
import { wrapText } from './wrapText';

const Group = styled('fieldset')<{ look: 'chips' | 'rows' }>(({ theme, look }) => {
  const { palette, shape } = theme.vars;
  return {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& > p': { marginTop: 8, color: palette.error.main, fontWeight: 600 },
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      flexBasis: look === 'rows' ? '100%' : 'auto',
      minHeight: look === 'rows' ? 56 : 44,
      boxSizing: 'border-box',
      padding: look === 'rows' ? '8px 16px' : '0 18px',
      border: '1px solid',
      borderColor: palette.divider,
      borderRadius: look === 'rows' ? shape.borderRadius : 'var(--pill)',
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
      ...(look === 'rows' && {
        '&::before': {
          content: '""',
          flexShrink: 0,
          boxSizing: 'border-box',
          width: 20,
          height: 20,
          marginRight: 12,
          border: `2px solid ${palette.text.secondary}`,
          borderRadius: '50%',
        },
        '&:has(:checked)::before': {
          borderWidth: 6,
          borderColor: palette.primary.main,
          '@media (forced-colors: active)': { borderColor: 'HighlightText' },
        },
        '&:has(:disabled)::before': { borderColor: palette.divider },
      }),
    },
    // On paper a list, in which the chosen one is bold.
    '@media print': {
      '& label': {
        minHeight: 0,
        padding: 0,
        border: 0,
        '&:has(:checked)': { boxShadow: 'none', fontWeight: 700, backgroundColor: 'transparent' },
        '&::before': { display: 'none' },
      },
    },
    // There for the keyboard and screen readers; frame and mark show its state.
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
  onChange: (value: string) => void;
  /** Chips for short words, rows where there is more to say. */
  look?: 'chips' | 'rows';
  error?: string | undefined;
}

/** One out of several: native radio buttons in the shop's clothes. */
export function RadioGroup({
  legend,
  items,
  value,
  onChange,
  look = 'chips',
  error,
}: RadioGroupProps) {
  const id = useId();
  return (
    <Group look={look}>
      <legend>{legend}</legend>
      <div>
        {items.map((item) => (
          <label key={item.value}>
            <input
              type="radio"
              name={id}
              value={item.value}
              checked={item.value === value}
              disabled={item.disabled}
              aria-describedby={error && `${id}-error`}
              onChange={() => onChange(item.value)}
            />
            {wrapText(item.label)}
          </label>
        ))}
      </div>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Group>
  );
}
