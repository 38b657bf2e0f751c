import { useMergedRef } from '@mantine/hooks';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage } from '@/shared/api/apiError';
import { useOnScreen } from '@/shared/browser/useOnScreen';
import { addBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { cleanLine } from '@/shared/text/cleanText';
import { InlineError } from '@/shared/ui/InlineError';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useGetProductsQuery } from '../../catalogApi';
import { useFacts } from '../../facts/factsApi';
import { useCatalogueSearch } from '../useCatalogueSearch';
import { saveSearch } from '../lastSearches';
import { useSuggestions } from '../useSuggestions';
import { defaultPlaceholder, useTypedPlaceholder } from '../useTypedPlaceholder';
import { SuggestionList } from './SuggestionList';
import { SuggestionOption } from './SuggestionOption';
import { SuggestionsPopup } from './SuggestionsPopup';

interface SearchBoxProps {
  /** Accessible name. It must be unique, because a page may have two search boxes. */
  name?: string;
  takesFocus?: boolean;
  /** Whether to suggest categories below the products. */
  suggestsCategories?: boolean;
  /** Called after the shopper has chosen a suggestion or all results, or pressed Escape. */
  onDone?: () => void;
}

/**
 * Search box with suggestions, which shows all results on Enter. The box is also a plain form, so
 * it works before the script has loaded.
 */
export function SearchBox({
  name = 'Product search',
  takesFocus = false,
  suggestsCategories = false,
  onDone,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const categoriesId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [hasBeenFocused, setHasBeenFocused] = useState(false);
  const { search, error, refetch } = useCatalogueSearch(
    useGetProductsQuery(undefined, { skip: !hasBeenFocused }),
  );
  const { facts } = useFacts({ skip: !hasBeenFocused, isExtra: true });
  const errorText = !search && error ? getErrorMessage(error) : undefined;
  const searchText = cleanLine(text);

  const clear = () => {
    setText('');
    open();
  };
  // Called before each navigation. If the search box is in a sheet, the focus must leave the sheet
  // before the options disappear. Otherwise, the screen reader Orca does not announce the next
  // page.
  const endSearch = () => (onDone ?? clear)();
  const { open, isOpen, options, ...suggestions } = useSuggestions({
    value: text,
    onInput: setText,
    find: suggestsCategories ? search?.suggestProductsAndCategories : search?.suggestProducts,
    getKey: ({ to }) => to,
    onChoose: ({ to }) => {
      saveSearch(searchText);
      endSearch();
      void navigate(to);
    },
    // The first Escape closes the list, the second clears the field, and the third leaves the
    // search.
    onEscape: () => (text === '' ? onDone?.() : clear()),
  });
  const { ref: onScreenRef, isOnScreen } = useOnScreen();
  const inputRef = useMergedRef(fieldRef, onScreenRef);
  useTypedPlaceholder(fieldRef, !isOnScreen || suggestions.isInUse || text !== '');

  useEffect(() => {
    if (takesFocus) fieldRef.current?.focus();
  }, [takesFocus]);

  // Copies text that the shopper typed before hydration into the state.
  const adoptTypedText = useEffectEvent(() => {
    setText(fieldRef.current?.value ?? '');
    if (document.activeElement !== fieldRef.current) return;
    setHasBeenFocused(true);
    open();
  });
  useLayoutEffect(() => adoptTypedText(), []);

  const viewAllResults = () => {
    if (searchText === '') return;
    saveSearch(searchText);
    endSearch();
    void navigate(paths.products.to({ search: searchText }));
  };
  const productCount = options.filter(({ productId }) => productId !== undefined).length;
  const renderOption = (
    { productId = '', picture, to, name: suggestionName, note }: (typeof options)[number],
    index: number,
  ) => (
    <SuggestionOption
      {...suggestions.optionProps(index)}
      key={to}
      href={to}
      name={suggestionName}
      picture={picture}
      note={facts?.get(productId)?.line || note}
    />
  );
  const noSuggestionsText = errorText ?? (search ? 'No suggestions' : 'Loading suggestions');

  return (
    <Box
      {...suggestions.rootProps}
      component="form"
      role="search"
      aria-label={name}
      action={addBase(paths.products.to())}
      onFocus={() => setHasBeenFocused(true)}
      onSubmit={(event) => {
        event.preventDefault();
        viewAllResults();
      }}
      sx={{ position: 'relative', width: 1, minWidth: 0, maxWidth: 760, mx: 'auto' }}
    >
      <OutlinedInput
        {...suggestions.fieldProps}
        inputRef={inputRef}
        name="search"
        placeholder={defaultPlaceholder}
        fullWidth
        startAdornment={<SearchRounded />}
        endAdornment={
          text !== '' && (
            <IconButton aria-label="Clear search" onClick={clear}>
              <CloseRounded aria-hidden />
            </IconButton>
          )
        }
        inputProps={{
          ...suggestions.inputProps,
          'aria-label': 'Search products',
          enterKeyHint: 'search',
        }}
        slotProps={{
          input: { sx: { p: 0, height: 50, color: 'text.primary', textOverflow: 'ellipsis' } },
          notchedOutline: { sx: { borderColor: 'divider' } },
        }}
        sx={({ vars }) => ({
          gap: '10px',
          minHeight: 52,
          pl: 2,
          pr: 0.5,
          borderRadius: vars.shape.pillRadius,
          color: 'text.secondary',
        })}
      />
      {isOpen && (
        <SuggestionsPopup
          {...suggestions.popupProps}
          onClick={onLinkFollowed(() => {
            saveSearch(searchText);
            endSearch();
          })}
        >
          {options.length > 0 && (
            <SuggestionList {...suggestions.listProps}>
              {options.slice(0, productCount).map(renderOption)}
              {options.length > productCount && (
                <div role="group" aria-labelledby={categoriesId}>
                  <ListSubheader id={categoriesId} component="div" disableSticky sx={{ px: 1.5 }}>
                    Categories
                  </ListSubheader>
                  {options
                    .slice(productCount)
                    .map((option, index) => renderOption(option, productCount + index))}
                </div>
              )}
            </SuggestionList>
          )}
          {errorText !== undefined && (
            <InlineError
              message={errorText}
              onRetry={() => {
                refetch();
                // Moves the focus, because the Retry button disappears during the request.
                fieldRef.current?.focus();
              }}
            />
          )}
          <Button
            onClick={viewAllResults}
            // Keeps the button visible if large text makes the popup scroll.
            sx={{
              position: 'sticky',
              bottom: 0,
              justifyContent: 'start',
              px: '11px',
              bgcolor: 'background.paper',
            }}
          >
            <span>{`View all results for “${searchText}”`}</span>
          </Button>
        </SuggestionsPopup>
      )}
      <VisuallyHidden role="status">
        {isOpen &&
          (options.length > 0 ? formatCounted(options.length, 'suggestion') : noSuggestionsText)}
      </VisuallyHidden>
    </Box>
  );
}
