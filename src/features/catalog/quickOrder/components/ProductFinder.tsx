import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { formatCounted } from '@/shared/format/formatCounted';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
import { SuggestionList } from '../../search/components/SuggestionList';
import { SuggestionOption } from '../../search/components/SuggestionOption';
import { SuggestionsPopup } from '../../search/components/SuggestionsPopup';
import type { SearchIndex } from '../../search/searchIndex';
import { useSuggestions } from '../../search/useSuggestions';
import { anyPacksId, clearedProductFields } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { isRowEmpty } from '../rows';
import { RowInput } from './RowInput';

const maxOptions = 6;

interface ProductFinderProps {
  id: string;
  'aria-describedby': string | undefined;
  row: Row;
  search: SearchIndex<Product> | undefined;
  onEdit: (changes: Partial<Row>) => void;
  onChoose: (product: Product) => void;
}

export function ProductFinder({
  id,
  'aria-describedby': describedBy,
  row,
  search,
  onEdit,
  onChoose,
}: ProductFinderProps) {
  const { text, productId } = row;
  const findOptions = useCallback(
    (query: string): readonly Product[] => search?.search(query).slice(0, maxOptions) ?? [],
    [search],
  );
  const { isOpen, options, ...suggestions } = useSuggestions({
    id,
    value: text,
    onInput: (typedText) =>
      onEdit({
        ...clearedProductFields,
        text: typedText,
        options: {},
        // A picked pack is cleared with its product. The choice of pieces or packs stays, because
        // it does not depend on the product.
        ...(row.lacksUnit || row.packId === anyPacksId ? {} : { packId: undefined }),
      }),
    find: productId ? undefined : findOptions,
    getKey: (product) => product.productId,
    onChoose,
    autoHighlight: true,
  });

  return (
    <Box {...suggestions.rootProps} sx={{ position: 'relative' }}>
      <RowInput
        {...suggestions.fieldProps}
        aria-describedby={describedBy}
        fullWidth
        placeholder="Find a product"
        onBlur={() => {
          if (!isRowEmpty(row) && !productId && !row.touched) onEdit({ touched: true });
        }}
        inputProps={suggestions.inputProps}
      />
      {options.length > 0 && (
        <SuggestionsPopup {...suggestions.popupProps}>
          <SuggestionList {...suggestions.listProps}>
            {options.map((product, index) => (
              <SuggestionOption
                {...suggestions.optionProps(index)}
                key={product.productId}
                name={product.productName}
                note={product.productCategoryName}
                onClick={() => onChoose(product)}
              />
            ))}
          </SuggestionList>
        </SuggestionsPopup>
      )}
      {isOpen && !productId && search && (
        <VisuallyHidden role="status">
          {options.length === 0 ? 'No suggestions' : formatCounted(options.length, 'suggestion')}
        </VisuallyHidden>
      )}
    </Box>
  );
}
