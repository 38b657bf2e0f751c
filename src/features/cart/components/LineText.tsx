import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { encodeProductId } from '@/shared/navigation/productId';
import { joinedParts } from '@/shared/text/isolated';
import { eachText, piecesText } from '../linePieces';
import { quantityText, uncheckedText } from '../orderText';

/** `linked` in the cart, where the shopper may still change their mind: with the price by the piece, too. */
export function LineText({ line, linked = false }: { line: CartLine; linked?: boolean }) {
  const notes = [
    [line.packDescription, ...line.optionLabels],
    [quantityText(line)],
    [piecesText(line), linked && eachText(line), uncheckedText(line)],
  ].map((parts) => joinedParts(parts));
  // Urdu too stands at the side of its notes.
  const name = <bdi>{line.name}</bdi>;
  return (
    <div style={{ flex: '1 1 5em', minWidth: 0 }}>
      <p style={{ fontWeight: 600, lineHeight: 1.35 }}>
        {linked && line.productId ? (
          <Link
            to={paths.product.to(encodeProductId(line.productId))}
            // A finger's height, without pushing the text apart.
            style={{
              display: 'inline-block',
              paddingBlock: 12,
              marginBlock: -12,
              color: 'inherit',
            }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </div>
  );
}
