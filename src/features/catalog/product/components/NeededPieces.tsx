import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatPieces, maxPieces, getPriceEach } from '@/shared/format/pieces';
import { parseQuantity, getQuantityErrorText } from '@/shared/format/quantity';
import { summariseLines } from '../purchase';

/** Formats two lines of text with the price and the packs, such as `for 650: Rs. 14,300`. */
function describeOffer(lines: readonly CartLine[], neededPieces: number): string {
  const { price, text } = summariseLines(lines);
  return [`for ${formatNumber(neededPieces)}: ${formatPaisa(price)}`, text]
    .filter(Boolean)
    .join('\n');
}

/**
 * Formats lines of text with the packs, the price of a piece, the number of pieces beyond
 * `neededPieces` and the delivery date. Returns `undefined` if the number of pieces in the packs is
 * unknown.
 */
function describePacks(lines: readonly CartLine[], neededPieces: number, arrivalText: string) {
  const { price, pieces, text } = summariseLines(lines);
  if (!pieces) return undefined;
  const priceEach = getPriceEach(price, pieces.count);
  const surplus = pieces.count - neededPieces;
  const details = [
    priceEach && `${formatPaisa(priceEach)} each`,
    surplus > 0 &&
      `gives ${formatNumber(pieces.count)}, ${formatNumber(surplus)} more than you asked for`,
  ];
  return [text, details.filter(Boolean).join(', '), arrivalText].filter(Boolean).join('\n');
}

interface NeededPiecesProps {
  ref: Ref<HTMLInputElement>;
  /** Noun for one piece, such as 'pc' or 'roll'. */
  noun: string;
  text: string;
  onType: (text: string) => void;
  /**
   * Cart lines of the packs that make up the needed number of pieces, one for each kind of pack.
   */
  lines: readonly CartLine[];
  /** Cart lines of the packs that are offered, if no pack is chosen yet. */
  offeredLines: readonly CartLine[];
  neededPieces: number | undefined;
  /** Whether the number of pieces is too large to find packs for it. */
  isTooMany: boolean;
  /** Reason why the chosen options cannot be ordered in this quantity, if there is one. */
  problem: string | undefined;
  /**
   * Minimum number of pieces for the chosen options, if they have one. A button beside the problem
   * offers it.
   */
  minimumCount: number | undefined;
  /** Called when the shopper presses the button that chooses packs for this number of pieces. */
  onChoosePieces: (pieces: number) => void;
  /** Text about when the order arrives, or `''` if no date is promised. */
  arrivalText: string;
}

/**
 * Field for the number of pieces that the shopper needs, with the cheapest packs for this number.
 */
export function NeededPieces({
  ref,
  noun,
  text,
  onType,
  lines,
  offeredLines,
  neededPieces,
  isTooMany,
  problem,
  minimumCount,
  onChoosePieces,
  arrivalText,
}: NeededPiecesProps) {
  const [hasLostFocus, setHasLostFocus] = useState(false);
  const id = useId();
  const isInvalid = hasLostFocus && text.trim() !== '' && !parseQuantity(text, maxPieces);
  const error =
    (isInvalid && getQuantityErrorText(maxPieces)) ||
    (isTooMany && 'For this many, please ask us for a quote.') ||
    problem;
  const isOffer = offeredLines.length > 0;
  const packsText =
    neededPieces &&
    (isOffer
      ? describeOffer(offeredLines, neededPieces)
      : describePacks(lines, neededPieces, arrivalText));
  return (
    <div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <InputLabel htmlFor={id} sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {noun === 'pc' ? 'How many do you need?' : `How many ${noun}s do you need?`}
        </InputLabel>
        <OutlinedInput
          id={id}
          inputRef={ref}
          error={Boolean(error)}
          value={text}
          onChange={(event) => {
            setHasLostFocus(false);
            onType(event.target.value);
          }}
          onBlur={() => setHasLostFocus(true)}
          endAdornment={
            <InputAdornment position="end">{noun === 'pc' ? 'pcs' : `${noun}s`}</InputAdornment>
          }
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 12,
            'aria-describedby': `${id}-answer`,
          }}
          sx={{ width: '7.5rem', height: 44 }}
        />
      </Box>
      <Typography
        component="div"
        id={`${id}-answer`}
        role="status"
        color={error ? 'error' : 'textSecondary'}
        // Reserves two lines of text, because most texts have two.
        sx={{ mt: 0.5, minHeight: '2lh', fontSize: '0.875rem', whiteSpace: 'pre-line' }}
      >
        {error || packsText || 'Enter a quantity and we pick the cheapest packs.'}
      </Typography>
      {problem && minimumCount !== undefined && (
        <Button variant="outlined" onClick={() => onChoosePieces(minimumCount)} sx={{ mt: 1 }}>
          <span>{`Order ${formatPieces({ count: minimumCount, noun })}`}</span>
        </Button>
      )}
      {isOffer && neededPieces && !error && (
        <Button variant="outlined" onClick={() => onChoosePieces(neededPieces)} sx={{ mt: 1 }}>
          Choose these packs
        </Button>
      )}
    </div>
  );
}
