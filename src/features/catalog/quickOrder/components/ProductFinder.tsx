import { useCallback } from 'react';
import type { ComponentProps } from 'react';
import { counted } from '@/shared/format/counted';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
import { SuggestionsPopup } from '../../search/components/searchStyles';
import type { SearchIndex } from '../../search/searchIndex';
import { useCombobox } from '../../search/useCombobox';
import { noProduct } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { isEmpty } from '../rows';

const maxOptions = 6;

interface ProductFinderProps extends ComponentProps<'input'> {
  row: Row;
  search: SearchIndex<Product> | undefined;
  onEdit: (parts: Partial<Row>) => void;
  onChoose: (product: Product) => void;
}

/** Finds a product by its name. */
export function ProductFinder({ row, search, onEdit, onChoose, ...field }: ProductFinderProps) {
  const { text, productId } = row;
  const find = useCallback(
    (asked: string): readonly Product[] => search?.search(asked).slice(0, maxOptions) ?? [],
    [search],
  );
  const { isOpen, shown, ...combobox } = useCombobox({
    text: productId ? '' : text,
    find,
    autoHighlight: true,
  });

  return (
    <div {...combobox.rootProps}>
      <input
        {...combobox.inputProps}
        {...field}
        placeholder="Find a product"
        value={text}
        onChange={({ target }) =>
          onEdit({ ...noProduct, text: target.value, packId: undefined, options: {} })
        }
        onBlur={() => {
          if (!isEmpty(row) && !productId && !row.touched) onEdit({ touched: true });
        }}
      />
      {shown.length > 0 && (
        <SuggestionsPopup {...combobox.popupProps}>
          <div {...combobox.listProps}>
            {shown.map((product, at) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field has the focus and the keys
              <div
                key={product.productId}
                {...combobox.optionProps(at)}
                onClick={() => onChoose(product)}
              >
                <span dir="auto">{product.productName}</span>
                <span dir="auto">{product.productCategoryName}</span>
              </div>
            ))}
          </div>
        </SuggestionsPopup>
      )}
      {isOpen && search && (
        <VisuallyHidden role="status">
          {shown.length === 0 ? 'No suggestions' : counted(shown.length, 'suggestion')}
        </VisuallyHidden>
      )}
    </div>
  );
}
