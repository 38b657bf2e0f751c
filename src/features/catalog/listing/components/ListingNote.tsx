import Typography from '@mui/material/Typography';
import { counted } from '@/shared/format/counted';

/** A product of which a facet knows nothing is in none of its ticks. */
export const unknownText = (count: number) =>
  `${counted(count, 'more product')} may fit: ${count === 1 ? 'its page does' : 'their pages do'} not say.`;

/** What is said above the products of a listing. */
export const ListingNote = ({ children }: { children: string }) => (
  <Typography role="status" sx={{ mb: children ? 2 : 0 }}>
    {children}
  </Typography>
);
