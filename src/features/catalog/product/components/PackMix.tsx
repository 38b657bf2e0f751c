import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';

const PackMixForm = lazyPart(async () => (await import('./PackMixForm')).PackMixForm);

/** Opens, under the packs, into the way from a number of pieces to packs. */
export function PackMix(props: ComponentProps<typeof PackMixForm>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => PackMixForm.open(() => setOpen(!open))}
        sx={{ mx: -1, textAlign: 'start' }}
      >
        How many pieces do you need?
      </Button>
      <Box id={id} hidden={!open} sx={{ mt: 1 }}>
        {open && <PackMixForm {...props} />}
      </Box>
    </div>
  );
}
