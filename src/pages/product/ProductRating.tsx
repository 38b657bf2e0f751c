import Box from '@mui/material/Box';
import { useContext, useState } from 'react';
import { RatingAhead } from '@/features/reviews/prerenderedRating';
import { inBrowser } from '@/shared/browser/inBrowser';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

const RatingLink = lazyPart(
  async () => (await import('@/features/reviews/components/RatingLink')).RatingLink,
  { loading: ({ children }) => children, failed: (_retry, { children }) => children },
);

interface ProductRatingProps {
  productId: string;
  onOpen: () => void;
}

/** What the prerendered page says, as long as it stands: the app's first frame says the same. */
const written = () =>
  document.querySelector('html:not([data-plain]) #static-page [data-rating]')?.textContent;

/** Keeps the line of the rating, which comes once the first screen is done. */
export function ProductRating({ productId, onOpen }: ProductRatingProps) {
  const idle = useIdle();
  const ahead = useContext(RatingAhead);
  const [text] = useState(() => ahead ?? (inBrowser ? written() : undefined));
  const line = text && (
    <Box component="p" data-rating sx={{ m: 0, lineHeight: '44px' }}>
      {text}
    </Box>
  );
  return (
    <Box sx={{ minHeight: 44, mb: 1 }}>
      {idle ? (
        <RatingLink productId={productId} onOpen={onOpen}>
          {line}
        </RatingLink>
      ) : (
        line
      )}
    </Box>
  );
}
