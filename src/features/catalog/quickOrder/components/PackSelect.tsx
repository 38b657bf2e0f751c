import type { ComponentProps } from 'react';
import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatRupees, toExactPaisa, formatPaisa } from '@/shared/format/money';
import { priceEach } from '@/shared/format/pieces';
import { joinedParts } from '@/shared/text/isolated';
import { loneOptions, optionsOf, packName, piecesOf, priceOf } from '../../product/purchase';
import { anyPacks } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { amountOf, packOf } from '../rows';
import { RowLabel } from './rowFields';

function packText(pack: ProductPack): string {
  const price = priceOf(pack);
  if (price === null) return `${packName(pack)} · Ask for price`;
  const pieces = piecesOf(pack);
  const each = pieces && priceEach(toExactPaisa(price), pieces.count);
  return joinedParts([packName(pack), formatRupees(price), each && `${formatPaisa(each)} each`]);
}

interface PackSelectProps extends ComponentProps<'select'> {
  index: number;
  row: Row;
  /** `undefined`: it is not known yet. */
  product: ProductDetail | undefined;
  onEdit: (parts: Partial<Row>) => void;
}

/** The pack of a row, and the product's options. */
export function PackSelect({ index, row, product, onEdit, ...field }: PackSelectProps) {
  const anyOrNone = amountOf(row).inPieces ? anyPacks : '';
  const value = (product && packOf(row, product)?.productPackId) ?? anyOrNone;
  const options = product && { ...loneOptions(product), ...row.options };
  return (
    <div className="pack">
      <div>
        <RowLabel htmlFor={field.id} index={index}>
          Pack
        </RowLabel>
        <select
          {...field}
          aria-busy={!product}
          value={value}
          onChange={({ target: { value: packId } }) => {
            // No number of pieces becomes one of packs.
            const isOther = value !== '' && (value === anyPacks) !== (packId === anyPacks);
            onEdit({ packId, ...(isOther && { quantity: '' }) });
          }}
        >
          <option value="">{product ? 'Choose a pack' : 'Loading packs...'}</option>
          <option value={anyPacks}>Pieces, in the cheapest packs</option>
          {product?.productPackRequests.map((pack) => (
            <option
              key={pack.productPackId}
              value={pack.productPackId}
              disabled={priceOf(pack) === null}
            >
              {packText(pack)}
            </option>
          ))}
        </select>
      </div>
      {product &&
        optionsOf(product).map(({ productOptionId, ...option }) => (
          <div key={productOptionId}>
            <RowLabel className="option" htmlFor={`${field.id}-${productOptionId}`} index={index}>
              <bdi>{option.productOptionPrefix}</bdi>
              <span> (optional)</span>
            </RowLabel>
            <select
              id={`${field.id}-${productOptionId}`}
              value={options?.[productOptionId] ?? ''}
              onChange={(event) =>
                onEdit({ options: { ...row.options, [productOptionId]: event.target.value } })
              }
            >
              <option value="">Not chosen</option>
              {option.productOptionDetailRequests.map((detail) => (
                <option key={detail.productOptionDetailId} value={detail.productOptionDetailId}>
                  {detail.optionDetailName}
                </option>
              ))}
            </select>
          </div>
        ))}
    </div>
  );
}
