import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';
import { PlainButton } from '@/shared/ui/PlainButton';

// Unnamed: the names of scripts stand in the bundle of every page.
const PackMix = lazyPart(async () => (await import('./PackMix')).PackMix);

/** Opens, under the packs, into the way from a number of pieces to packs. */
export function PackMixPlace(props: ComponentProps<typeof PackMix>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <PlainButton
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => PackMix.open(() => setOpen(!open))}
        sx={{ mx: -1, textAlign: 'start' }}
      >
        How many pieces do you need?
      </PlainButton>
      <Box id={id} hidden={!open} sx={{ mt: 1 }}>
        {open && <PackMix {...props} />}
      </Box>
    </div>
  );
}
