import Box from '@mui/material/Box';
import { memo } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const KeyFactText = ({ text }: { text?: string }) => (
  <Box
    data-facts
    dir="auto"
    sx={{ minHeight: text === undefined ? '1lh' : 0, mb: 1, whiteSpace: 'pre-line' }}
  >
    {text}
  </Box>
);

/**
 * Shows the key fact of a specification, usually the size. Prerendered pages show it before the
 * script has loaded.
 */
export const KeyFact = memo(
  lazyWithRetry<{ html: string }>(
    async () => {
      const { getKeyFact } = await import('../keyFact');
      return ({ html }) => <KeyFactText text={getKeyFact(html)} />;
    },
    {
      renderLoading: () => <KeyFactText />,
      renderLoadFailure: () => <KeyFactText text="" />,
      renderError: () => <KeyFactText text="" />,
    },
  ),
);
