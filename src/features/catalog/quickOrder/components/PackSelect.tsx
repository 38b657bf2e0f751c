import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatRupees, toExactPaisa, formatPaisa } from '@/shared/format/money';
import { getPriceEach } from '@/shared/format/pieces';
import { joinParts } from '@/shared/text/isolate';
import { getOptions, getPackName, getPieces, getPrice } from '../../product/purchase';
import { anyPacksId, smallestPackId } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { findPack, getAmount, getRowOptions } from '../rows';
import { RowField } from './RowField';
import { RowInput } from './RowInput';

function formatPack(pack: ProductPack): string {
  const price = getPrice(pack);
  if (price === null) return `${getPackName(pack)} · Ask for price`;
  const pieces = getPieces(pack);
  const priceEach = pieces && getPriceEach(toExactPaisa(price), pieces.count);
  return joinParts([
    getPackName(pack),
    formatRupees(price),
    priceEach && `${formatPaisa(priceEach)} each`,
  ]);
}

const RowSelect = (props: NativeSelectProps) => (
  <NativeSelect {...props} input={<RowInput />} IconComponent={ExpandMoreRounded} />
);

interface PackSelectProps {
  id: string;
  'aria-describedby': string | undefined;
  error: boolean;
  index: number;
  row: Row;
  /** `undefined` while the product loads. */
  product: ProductDetail | undefined;
  onEdit: (changes: Partial<Row>) => void;
}

/** Selects the pack and the options of a row. */
export function PackSelect({
  id,
  'aria-describedby': problemId,
  error,
  index,
  row,
  product,
  onEdit,
}: PackSelectProps) {
  const defaultPackId = getAmount(row).inPieces ? anyPacksId : '';
  const value = (product && findPack(row, product)?.productPackId) ?? defaultPackId;
  const noteId =
    row.packId === smallestPackId && product && product.productPackRequests.length > 1
      ? `${id}-note`
      : undefined;
  const options = product && getRowOptions(row, product);
  return (
    <Stack sx={{ flex: '1 0 100%', gap: '12px', minWidth: 0 }}>
      <RowField id={id} index={index} label="Pack" error={error}>
        <RowSelect
          id={id}
          aria-describedby={[noteId, problemId].filter(Boolean).join(' ') || undefined}
          inputProps={{ 'aria-busy': !product }}
          value={value}
          onChange={({ target: { value: packId } }) => {
            // Clears the quantity when its unit changes, because the same number must not change
            // from pieces to packs, or back.
            const isUnitChanged =
              value !== '' && (value === anyPacksId) !== (packId === anyPacksId);
            onEdit({ packId, lacksUnit: false, ...(isUnitChanged && { quantity: '' }) });
          }}
        >
          <option value="">{product ? 'Choose a pack' : 'Loading packs...'}</option>
          <option value={anyPacksId}>Pieces (in the cheapest packs)</option>
          {product?.productPackRequests.map((pack) => (
            <option
              key={pack.productPackId}
              value={pack.productPackId}
              disabled={getPrice(pack) === null}
            >
              {formatPack(pack)}
            </option>
          ))}
        </RowSelect>
        {noteId && (
          <FormHelperText id={noteId}>No pack is named, so we chose the smallest.</FormHelperText>
        )}
      </RowField>
      {product &&
        getOptions(product).map(({ productOptionId, ...option }) => (
          <RowField
            key={productOptionId}
            id={`${id}-${productOptionId}`}
            index={index}
            label={
              <>
                <bdi>{option.productOptionPrefix}</bdi>
                <span> (optional)</span>
              </>
            }
            hasColumnHeading={false}
          >
            <RowSelect
              id={`${id}-${productOptionId}`}
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
            </RowSelect>
          </RowField>
        ))}
    </Stack>
  );
}
