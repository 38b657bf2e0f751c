import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { encodeProductId } from '@/shared/navigation/productId';
import { joinParts } from '@/shared/text/isolate';
import { formatPriceEach, formatLinePieces } from '../linePieces';
import { formatQuantity, formatUncheckedNote } from '../orderText';

/**
 * Shows the texts of a cart line. With `isLinked`, as in the cart, the name links to the product
 * and the price per piece is shown too.
 */
export function LineText({ line, isLinked = false }: { line: CartLine; isLinked?: boolean }) {
  const notes = [
    [line.packDescription, ...line.optionLabels],
    [formatQuantity(line)],
    [formatLinePieces(line), isLinked && formatPriceEach(line), formatUncheckedNote(line)],
  ].map((parts) => joinParts(parts));
  // `bdi` keeps an Urdu name aligned with its notes.
  const name = <bdi>{line.name}</bdi>;
  return (
    <Box sx={{ flex: '1 1 5em', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>
        {isLinked && line.productId ? (
          <Link
            href={paths.product.to(encodeProductId(line.productId))}
            // Enlarges the touch target without moving the text.
            color="inherit"
            sx={{ display: 'inline-block', my: -1.5, py: 1.5 }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {notes.filter(Boolean).map((note) => (
        <Typography variant="body2" color="textSecondary" key={note}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
