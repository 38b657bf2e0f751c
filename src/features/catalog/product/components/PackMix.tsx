import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { loadTwice } from '@/shared/browser/loadTwice';
import { maxPieces } from '@/shared/format/pieces';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import { Button } from '@/shared/ui/Button';
import type { PackMix as Mix } from '../packMix';
import type { CountedPack } from '../packValue';

const tooMany = 'That is too many to work out here. Please ask for a quote.';

const Card = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: vars.palette.background.paper,
  '& label, & > div': { flexBasis: '100%' },
  '& label': { fontWeight: 600 },
  '& input': {
    // Beside the button, on a narrow phone too.
    width: 104,
    height: 44,
    boxSizing: 'border-box',
    padding: '0 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 12,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '& input[aria-invalid=true]': { borderColor: vars.palette.error.main },
  // Two lines, as most answers have.
  '& > div': { minHeight: '2lh', whiteSpace: 'pre-line' },
  '& input[aria-invalid=true] ~ div': { color: vars.palette.error.main },
}));

interface PackMixProps {
  /** At least one; all count the same thing. */
  packs: readonly CountedPack[];
  onMix: (mix: Mix | undefined) => void;
  /** Where packs are found. */
  onAdd: (() => void) | undefined;
}

/** From a number of pieces to the packs that hold them for the least money. */
export function PackMix({ packs, onMix, onAdd }: PackMixProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  const id = useId();
  const noun = packs[0]?.pieces.noun ?? 'pc';

  const find = async (need: number, input: HTMLInputElement) => {
    const { value } = input;
    const { cheapestMix, mixText } = await loadTwice(() => import('../packMix'));
    // Typed on while the script came.
    if (input.value !== value) return;
    const mix = cheapestMix(packs, need);
    onMix(mix);
    setSaid(mix ? mixText(mix, need, noun) : tooMany);
  };
  const type = (input: HTMLInputElement) => {
    setText(input.value);
    setSaid(undefined);
    onMix(undefined);
    const need = parseQuantity(input.value, maxPieces);
    if (need) find(need, input).catch(() => setSaid('This part could not be loaded.'));
  };

  return (
    <Card>
      <label htmlFor={id}>How many {noun === 'pc' ? 'pieces' : `${noun}s`}?</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-describedby={`${id}-answer`}
        aria-invalid={said !== undefined && !onAdd}
        value={text}
        onChange={(event) => type(event.target)}
        onBlur={() => {
          if (text.trim() && !parseQuantity(text, maxPieces)) setSaid(quantityRule(maxPieces));
        }}
      />
      {onAdd && (
        <Button variant="contained" onClick={onAdd}>
          Add these to cart
        </Button>
      )}
      <div id={`${id}-answer`} role="status">
        {said ?? 'We find the packs that cost the least.'}
      </div>
    </Card>
  );
}
