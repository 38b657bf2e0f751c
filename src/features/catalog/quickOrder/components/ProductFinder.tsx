import { useCallback } from 'react';
import { counted } from '@/shared/format/counted';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
import { SuggestionsPopup } from '../../search/components/searchStyles';
import type { SearchIndex } from '../../search/searchIndex';
import { useCombobox } from '../../search/useCombobox';
import type { Row } from '../rows';

const maxOptions = 6;

type Found = Pick<Product, 'productId' | 'productName'> & Partial<Product>;

interface ProductFinderProps {
  row: Row;
  id: string;
  label: string;
  search: SearchIndex<Product> | undefined;
  /** The id of what is said about it. */
  problemId: string | undefined;
  isWrong: boolean;
  onType: (text: string) => void;
  onChoose: (product: Found) => void;
  onLeave: () => void;
  /** @returns whether the text is a list, for which the field is too small */
  onPaste: (text: string) => boolean;
}

/** Finds a product by its name. */
export function ProductFinder({
  row: { text, productId, guess },
  id,
  label,
  search,
  problemId,
  isWrong,
  onType,
  onChoose,
  onLeave,
  onPaste,
}: ProductFinderProps) {
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
        id={id}
        aria-label={label}
        aria-describedby={problemId}
        aria-invalid={isWrong}
        placeholder="Find a product"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onBlur={onLeave}
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
