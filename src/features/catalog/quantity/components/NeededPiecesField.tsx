import ClearRounded from '@mui/icons-material/ClearRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { maxPieces } from '@/shared/format/pieces';
import { parseQuantity, getQuantityErrorText } from '@/shared/format/quantity';
import { setNeededPieces, useNeededPieces } from '../neededPieces';

/**
 * Field for the number of pieces that the shopper needs. Once it is filled in, product cards and
 * the comparison show prices for this number.
 */
export function NeededPiecesField() {
  const pieces = useNeededPieces();
  const [typedText, setTypedText] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = typedText ?? (pieces === undefined ? '' : String(pieces));
  const isInvalid = text.trim() !== '' && !parseQuantity(text, maxPieces);
  const updateText = (newText: string) => {
    setTypedText(newText);
    const count = parseQuantity(newText, maxPieces);
    if (count || !newText.trim()) setNeededPieces(count);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        '@media print': { display: 'none' },
      }}
    >
      <InputLabel htmlFor={id} sx={{ m: 0, fontSize: '1rem' }}>
        How many do you need?
      </InputLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        error={isInvalid}
        value={text}
        onChange={(event) => updateText(event.target.value)}
        onBlur={() => {
          if (!isInvalid) setTypedText(undefined);
        }}
        inputProps={{
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 12,
          'aria-describedby': isInvalid ? `${id}-rule` : undefined,
        }}
        endAdornment={
          <InputAdornment position="end">
            {text ? (
              <IconButton
                aria-label="Clear the quantity"
                edge="end"
                onClick={() => {
                  updateText('');
                  // Moves the focus, because the focused button disappears.
                  inputRef.current?.focus();
                }}
              >
                <ClearRounded fontSize="small" />
              </IconButton>
            ) : (
              'pcs'
            )}
          </InputAdornment>
        }
        sx={{ width: '8.5rem', height: 44 }}
      />
      {isInvalid && (
        <Box id={`${id}-rule`} role="status" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {getQuantityErrorText(maxPieces)}
        </Box>
      )}
    </Box>
  );
}
