import Typography from '@mui/material/Typography';
import { formatCounted } from '@/shared/format/formatCounted';

/** A product of which a facet knows nothing is in none of its ticks. */
export const formatUnknownCount = (count: number) =>
  `${formatCounted(count, 'more product')} may fit: ${count === 1 ? 'its page does' : 'their pages do'} not say.`;

/** What is said above the products of a listing. */
export const ListingNote = ({ children }: { children: string }) => (
  <Typography role="status" sx={{ mb: children ? 2 : 0 }}>
    {children}
  </Typography>
);
