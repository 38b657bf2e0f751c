import { useCallback } from 'react';
import { counted } from '@/shared/format/counted';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
import { SuggestionsPopup } from '../../search/components/searchStyles';
import type { SearchIndex } from '../../search/searchIndex';
import { useCombobox } from '../../search/useCombobox';
import { isEmpty } from '../rows';
import type { Row } from '../quickOrderDraft';
import type { FieldProps } from './rowFields';

const maxOptions = 6;

type Found = Pick<Product, 'productId' | 'productName'> & Partial<Product>;

interface ProductFinderProps extends FieldProps {
  row: Row;
  search: SearchIndex<Product> | undefined;
  onEdit: (parts: Partial<Row>) => void;
  onChoose: (product: Found) => void;
  /** @returns whether the text is a list, for which the field is too small */
  onPaste: (text: string) => boolean;
}

/** Finds a product by its name. */
export function ProductFinder({
  row,
  search,
  onEdit,
  onChoose,
  onPaste,
  ...field
}: ProductFinderProps) {
  const { text, productId, guess } = row;
  const find = useCallback(
    (asked: string): readonly Found[] => {
      const near = search?.search(asked).slice(0, maxOptions) ?? [];
      if (!guess) return near;
      return [guess, ...near.filter((product) => product.productId !== guess.productId)];
    },
    [guess, search],
  );
  const { isOpen, shown, rootProps, inputProps, popupProps, listProps, optionProps } = useCombobox({
    text: productId ? '' : text,
    find,
    autoHighlight: true,
  });

  return (
    <div {...rootProps}>
      <input
        {...inputProps}
        {...field}
        placeholder="Find a product"
        value={text}
        onChange={(event) =>
          onEdit({
            text: event.target.value,
            productId: '',
            guess: undefined,
            packId: undefined,
            options: {},
            touched: false,
          })
        }
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onBlur={() => {
          if (!isEmpty(row) && !productId && !row.touched) onEdit({ touched: true });
        }}
      />
      {shown.length > 0 && (
        <SuggestionsPopup {...popupProps}>
          <div {...listProps}>
            {shown.map((product, at) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field has the focus and the keys
              <div key={product.productId} {...optionProps(at)} onClick={() => onChoose(product)}>
                <span>{product.productName}</span>
                <span>{product.productCategoryName}</span>
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
