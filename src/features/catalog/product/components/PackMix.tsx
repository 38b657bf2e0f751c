import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { loadTwice } from '@/shared/browser/loadTwice';
import { isScriptMissing } from '@/shared/browser/scriptError';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { formatPieces, maxPieces, priceEach } from '@/shared/format/pieces';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import { faultText } from '@/shared/ui/Fault';
import type { CountedPack } from '../packValue';
import { packed } from '../purchase';
import type { PackPart } from '../purchase';

/** The packs that were found for so many pieces, and what they cost. */
function answerTo(need: number, lines: readonly CartLine[]): string | undefined {
  const { price, pieces, text } = packed(lines);
  if (!pieces) return undefined;
  const each = priceEach(price, pieces.count);
  const surplus = formatPieces({ ...pieces, count: pieces.count - need });
  const costs = [
    formatPaisa(price),
    each && `${formatPaisa(each)} each`,
    pieces.count > need && `${surplus} more than you need`,
  ];
  return `${text}\n${costs.filter(Boolean).join(', ')}`;
}

const findFailure = (error: unknown) =>
  isScriptMissing(error) ? 'This part could not be loaded.' : faultText;

interface PackMixProps {
  /** At least one; all count the same thing. */
  packs: readonly CountedPack[];
  onFind: (parts: PackPart[]) => void;
  /** What was found. */
  lines: CartLine[];
  onAdd: (lines: CartLine[]) => void;
}

/** From a number of pieces to the packs that hold them for the least money. */
export function PackMix({ packs, onFind, lines, onAdd }: PackMixProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const noun = packs[0]?.pieces.noun ?? 'pc';

  const find = async (need: number, input: HTMLInputElement) => {
    const { value } = input;
    const { cheapestPacks } = await loadTwice(() => import('../packMix'));
    // Typed on while the script came.
    if (input.value !== value) return;
    const parts = cheapestPacks(packs, need);
    if (parts) onFind(parts);
    else setProblem('That is too many to work out here. Please ask for a quote.');
  };
  const type = (input: HTMLInputElement) => {
    setText(input.value);
    setProblem(undefined);
    onFind([]);
    const need = parseQuantity(input.value, maxPieces);
    if (need) find(need, input).catch((error: unknown) => setProblem(findFailure(error)));
  };

  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, p: 2 }}>
      <InputLabel htmlFor={id} sx={{ flexBasis: '100%', m: 0, fontSize: '1rem' }}>
        {`How many ${noun === 'pc' ? 'pieces' : `${noun}s`}?`}
      </InputLabel>
      <OutlinedInput
        id={id}
        error={problem !== undefined}
        value={text}
        onChange={(event) => type(event.target as HTMLInputElement)}
        onBlur={() => {
          if (text.trim() && !parseQuantity(text, maxPieces)) setProblem(quantityRule(maxPieces));
        }}
        inputProps={{
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 12,
          'aria-describedby': `${id}-answer`,
        }}
        // Beside the button, on a narrow phone too.
        sx={{ width: '6.5rem', height: 44 }}
      />
      {lines.length > 0 && (
        <Button variant="contained" onClick={() => onAdd(lines)}>
          Add these to cart
        </Button>
      )}
      <Typography
        component="div"
        id={`${id}-answer`}
        role="status"
        color={problem ? 'error' : undefined}
        // Two lines, as most answers have.
        sx={{ flexBasis: '100%', minHeight: '2lh', whiteSpace: 'pre-line' }}
      >
        {problem ??
          answerTo(parseQuantity(text, maxPieces) ?? 0, lines) ??
          'Enter a quantity and we pick the cheapest packs.'}
      </Typography>
    </Card>
  );
}
