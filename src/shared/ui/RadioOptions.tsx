import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { forcedColourSelection } from './forcedColours';

interface OptionProps {
  /** `pills` for short labels, `rows` for longer labels. */
  look: 'pills' | 'rows';
  isChosen: boolean;
}

const Option = styled(FormControlLabel, {
  shouldForwardProp: (prop) => prop !== 'look' && prop !== 'isChosen',
})<OptionProps>(({ theme: { vars, transitions }, look, isChosen, disabled }) => ({
  position: 'relative',
  minHeight: look === 'rows' ? 56 : 44,
  margin: 0,
  padding: look === 'rows' ? '6px 16px 6px 6px' : '4px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: look === 'rows' ? vars.shape.borderRadius : vars.shape.pillRadius,
  backgroundColor: vars.palette.background.paper,
  transition: transitions.create(['border-color', 'background-color'], { duration: 150 }),
  '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  ...(!disabled && { '&:hover': { borderColor: vars.palette.text.secondary } }),
  ...(isChosen && {
    '&, &:hover': { borderColor: vars.palette.primary.main },
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
    backgroundColor: vars.palette.primary.light,
    ...forcedColourSelection,
  }),
  // On paper, the options are a list with the chosen option in bold.
  '@media print': {
    minHeight: 0,
    padding: 0,
    border: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
    fontWeight: isChosen ? 700 : undefined,
  },
}));

/**
 * The radio button is invisible, but as large as its pill with the border, because some screen
 * readers press the radio button itself.
 */
const invisibleRadioStyles = { position: 'absolute', inset: '-1px', p: 0, opacity: 0 } as const;

/** Creates as many columns as fit. */
const columnStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.25rem), 1fr))',
} as const;

interface RadioOptionsProps {
  legend: ReactNode;
  items: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value: string | undefined;
  onChange: (value: string) => void;
  look?: OptionProps['look'];
  error?: string | undefined;
}

/** A group of radio buttons, each in a frame. */
export function RadioOptions({
  legend,
  items,
  value = '',
  onChange,
  look = 'pills',
  error,
}: RadioOptionsProps) {
  const id = useId();
  return (
    <FormControl error={error !== undefined} sx={{ display: 'block' }}>
      <FormLabel
        component="div"
        id={id}
        sx={{ mb: 0.5, fontWeight: 600, '&, &.Mui-focused': { color: 'text.primary' } }}
      >
        {legend}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, selectedValue) => onChange(selectedValue)}
        sx={{ gap: 1, ...(look === 'pills' ? { flexDirection: 'row' } : columnStyles) }}
      >
        {items.map((item) => (
          <Option
            key={item.value}
            look={look}
            isChosen={item.value === value}
            value={item.value}
            disabled={item.disabled ?? false}
            label={item.label}
            control={
              <Radio
                sx={{
                  // The control of 44 px takes up 42 px of a row, which is 56 px with its border.
                  ...(look === 'pills' ? invisibleRadioStyles : { m: '-1px' }),
                  '&.Mui-focusVisible': { outline: 'none' },
                }}
                slotProps={{ input: { 'aria-describedby': error && `${id}-error` } }}
              />
            }
            slotProps={{ typography: { sx: { flexGrow: 1, minWidth: 0 } } }}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ mt: 1, fontWeight: 600 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
