import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';

// Unnamed: the names of scripts stand in the bundle of every page.
const PackMix = lazyPart(async () => (await import('./PackMix')).PackMix);

/** Opens, under the packs, into the way from a number of pieces to packs. */
export function PackMixPlace(props: ComponentProps<typeof PackMix>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => PackMix.open(() => setOpen(!open))}
        sx={{ mx: -1, textAlign: 'start' }}
      >
        How many pieces do you need?
      </Button>
      <Box id={id} hidden={!open} sx={{ mt: 1 }}>
        {open && <PackMix {...props} />}
      </Box>
    </div>
  );
}
