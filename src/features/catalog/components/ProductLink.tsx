import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/lib/productId';

/** Covers the card that it stands in (the nearest positioned ancestor), so that all of the card is one link. */
const Cover = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

/** Loaded lazily: the encryption of the id is nothing that the first paint needs. */
export function ProductLink({ productId, name }: { productId: string; name: string }) {
  return <Cover to={paths.product.to(encodeProductId(productId))}>{name}</Cover>;
}
