import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { isComposing } from '@/shared/browser/isComposing';
import { maxQuantity } from '@/shared/contract/cart';
import { parseQuantity, getQuantityErrorText } from '@/shared/format/quantity';

interface QuantityStepperProps {
  value: number;
  /** Called only with whole numbers from 1 to `maxQuantity`. */
  onChange: (quantity: number) => void;
  /** Name of the field, including the product if there are several: 'Quantity of Kraft box'. */
  label: string;
}

/**
 * A quantity field between two step buttons. Valid input takes effect at once. Any other input
 * shows a message, and the field returns to the last valid quantity when it loses the focus.
 */
export function QuantityStepper({ value, onChange, label }: QuantityStepperProps) {
  const [draftText, setDraftText] = useState<string>();
  const [isRejected, setIsRejected] = useState(false);
  const id = useId();

  const changeBy = (change: number) => {
    setDraftText(undefined);
    setIsRejected(false);
    const nextQuantity = Math.min(Math.max(value + change, 1), maxQuantity);
    if (nextQuantity !== value) onChange(nextQuantity);
  };

  const handleInput = (text: string) => {
    const quantity = parseQuantity(text);
    setDraftText(text);
    // The shopper may still type a number into an empty field, so a message must wait until the
    // field loses the focus.
    setIsRejected(quantity === undefined && text.trim() !== '');
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };

  const endEditing = () => {
    if (draftText === undefined) return;
    setIsRejected(parseQuantity(draftText) === undefined);
    setDraftText(undefined);
  };

  const renderStepButton = (name: string, change: number, isAtLimit: boolean) => (
    // A `disabled` button would lose the focus when the quantity reaches the limit.
    <IconButton
      aria-label={`${name} ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
      aria-disabled={isAtLimit}
      onClick={() => changeBy(change)}
    >
      {change < 0 ? <RemoveRounded fontSize="small" /> : <AddRounded fontSize="small" />}
    </IconButton>
  );

  return (
    <FormControl error={isRejected}>
      <Box role="group" aria-label={label}>
        <OutlinedInput
          startAdornment={renderStepButton('Decrease', -1, value <= 1)}
          endAdornment={renderStepButton('Increase', 1, value >= maxQuantity)}
          value={draftText ?? String(value)}
          onChange={(event) => handleInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={endEditing}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            endEditing();
          }}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 12,
            'aria-label': label,
            'aria-describedby': isRejected ? id : undefined,
          }}
          slotProps={{ input: { sx: { p: 0, textAlign: 'center', fontWeight: 600 } } }}
          sx={({ vars }) => ({
            width: { xs: 'calc(3.25rem + 90px)', sm: 'calc(4rem + 90px)' },
            height: 46,
            p: 0,
            borderRadius: vars.shape.pillRadius,
          })}
        />
      </Box>
      <FormHelperText id={id} aria-live="polite" sx={{ '&:empty': { m: 0 } }}>
        {isRejected && getQuantityErrorText()}
      </FormHelperText>
    </FormControl>
  );
}
