import { useProductPath } from '../productPath';

/** Loaded lazily: the encryption of the id is nothing that the first paint needs. The grid follows the link. */
export function ProductLink({ productId, name }: { productId: string; name: string }) {
  return <a href={useProductPath(productId)}>{name}</a>;
}
