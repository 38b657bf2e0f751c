import Box from '@mui/material/Box';
import { memo } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';

const FactLines = ({ text }: { text?: string }) => (
  <Box
    data-facts
    dir="auto"
    sx={{ minHeight: text === undefined ? '1lh' : 0, mb: 1, whiteSpace: 'pre-line' }}
  >
    {text}
  </Box>
);

/** The size that a specification says. In a prerendered page it stands there before its script has come. */
export const KeyFact = memo(
  lazyPart<{ html: string }>(
    async () => {
      const { keyFact } = await import('../keyFact');
      return ({ html }) => <FactLines text={keyFact(html)} />;
    },
    {
      loading: () => <FactLines />,
      failed: () => <FactLines text="" />,
      faulty: () => <FactLines text="" />,
    },
  ),
);
