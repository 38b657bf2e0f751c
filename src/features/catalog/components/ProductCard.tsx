import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '@/shared/lib/afterPaint';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { cardImage } from '../imageSizes';
import { badgesOf } from '../mergeProducts';
import type { Product } from '../mergeProducts';

const ProductLink = lazyPart(
  () => afterPaint(async () => (await import('./ProductLink')).ProductLink),
  { loading: ({ name }) => name, failed: (_retry, { name }) => name },
);

interface ProductCardProps {
  product: Product;
  /** Among the first on the screen. */
  eager?: boolean;
  /** Filled in by the page, with what belongs to another feature. */
  actions?: ReactNode;
}

/** A product of a list; all of it is one link to its page. Its looks are the grid's: see `cardStyles`. */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  actions,
}: ProductCardProps) {
  const { productId, productName, productImageURL, productCategoryName } = product;
  const badges = badgesOf(product);
  // Where a card passes to another product, the text comes first: a picture is most of the work. Never a wrong one.
  const image = useDeferredValue(productImageURL);
  return (
    <article className="card">
      <div className="card-image">
        {image === productImageURL && (
          <ResponsiveImage
            {...cardImage}
            key={image}
            src={image}
            // The name stands beside it.
            alt=""
            eager={eager}
          />
        )}
      </div>
      {badges.length > 0 && (
        <div className="card-badges">
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </div>
      )}
      <div className="card-text">
        <p className="card-overline">{productCategoryName}</p>
        <h3 className="card-name">
          <ProductLink productId={productId} name={productName} />
        </h3>
        {actions && <div className="card-actions">{actions}</div>}
      </div>
    </article>
  );
});
