import Box from '@mui/material/Box';
import { memo } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';

const FactLines = ({ text }: { text?: string }) => (
  <Box
    data-facts
    dir="auto"
    sx={{ minHeight: text === undefined ? '4lh' : 0, mb: 3, whiteSpace: 'pre-line' }}
  >
    {text}
  </Box>
);

/** What a specification says first. In a prerendered page it stands there before its script has come. */
export const KeyFacts = memo(
  lazyPart<{ html: string }>(
    async () => {
      const { keyFacts } = await import('../keyFacts');
      return ({ html }) => <FactLines text={keyFacts(html)} />;
    },
    {
      loading: () => <FactLines />,
      failed: () => <FactLines text="" />,
      faulty: () => <FactLines text="" />,
    },
  ),
);
