import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { encodeProductId } from '@/shared/navigation/productId';
import { Link } from '@/shared/ui/Link';
import { eachText, piecesText } from '../linePieces';
import { quantityText, uncheckedText } from '../orderText';

/** `linked` in the cart, where the shopper may still change their mind: with the price by the piece, too. */
export function LineText({ line, linked = false }: { line: CartLine; linked?: boolean }) {
  const notes = [
    [line.packDescription, ...line.optionLabels],
    [quantityText(line)],
    [piecesText(line), linked && eachText(line), uncheckedText(line)],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>
        {linked && line.productId ? (
          <Link
            to={paths.product.to(encodeProductId(line.productId))}
            color="inherit"
            // A finger's height, without pushing the text apart.
            sx={{ display: 'inline-block', py: 1.5, my: -1.5 }}
          >
            {line.name}
          </Link>
        ) : (
          line.name
        )}
      </Typography>
      {notes.filter(Boolean).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
}
