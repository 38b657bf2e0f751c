import Typography from '@mui/material/Typography';
import { formatCounted } from '@/shared/format/formatCounted';

/**
 * Formats a note about products that may match the selected filters, but whose facts do not say so.
 * For example, the material of a product may be unknown.
 */
export const formatUnknownCount = (count: number) =>
  `${formatCounted(count, 'more product')} may match, but ${count === 1 ? 'its page does' : 'their pages do'} not say.`;

/** A note above the products of a listing, which screen readers announce. */
export const ListingNote = ({ children }: { children: string }) => (
  <Typography role="status" sx={{ mb: children ? 2 : 0 }}>
    {children}
  </Typography>
);
