import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { formatPaisa } from '@/shared/format/money';
import { formatPieces, maxPieces, priceEach } from '@/shared/format/pieces';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import { Button } from '@/shared/ui/Button';
import { FormField } from '@/shared/ui/FormField';
import { cheapestMix } from '../packMix';
import type { PackMix } from '../packMix';
import type { CountedPack } from '../packValue';
import { packName } from '../purchase';

interface PackMixFormProps {
  /** At least one; all count the same thing. */
  packs: readonly CountedPack[];
  onAdd: (parts: PackMix['parts']) => void;
}

/** From a number of pieces to the packs that hold them for the least money, and into the cart. */
export function PackMixForm({ packs, onAdd }: PackMixFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<{ need: number; mix: PackMix }>();
  const noun = packs[0]?.pieces.noun ?? 'pc';

  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const need = parseQuantity(text, maxPieces);
    const mix = need && cheapestMix(packs, need);
    setFound(need && mix ? { need, mix } : undefined);
    if (!need) setError(quantityRule(maxPieces));
    else setError(mix ? undefined : 'That is too many to work out here. Please ask for a quote.');
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={find}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <FormField
        label={noun === 'pc' ? 'Pieces' : `Number of ${noun}s`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" variant="outlined">
        Find the cheapest packs
      </Button>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {found && <Found {...found} noun={noun} />}
      </Box>
      {found && (
        <Button variant="contained" onClick={() => onAdd(found.mix.parts)}>
          Add these to cart
        </Button>
      )}
    </Box>
  );
}

function Found({ need, mix, noun }: { need: number; mix: PackMix; noun: string }) {
  const packs = mix.parts.map(({ pack, quantity }) => `${String(quantity)} × ${packName(pack)}`);
  const each = priceEach(mix.price, mix.pieces);
  const surplus = mix.pieces - need;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {packs.join(' + ')} = {formatPieces({ count: mix.pieces, noun })}
      </Typography>
      <Typography>
        {formatPaisa(mix.price)}
        {each !== undefined && `, ${formatPaisa(each)} each`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {surplus === 0
          ? `Exactly ${formatPieces({ count: need, noun })}`
          : `${formatPieces({ count: surplus, noun })} more than ${formatPieces({ count: need, noun })}`}
      </Typography>
    </>
  );
}
