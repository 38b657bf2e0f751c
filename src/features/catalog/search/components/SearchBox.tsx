import CloseRounded from '@mui/icons-material/CloseRounded';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useLinkClickHandler, useNavigate } from 'react-router-dom';
import { messageOf } from '@/shared/api/apiError';
import { withBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/format/counted';
import { InlineError } from '@/shared/ui/InlineError';
import { Button, IconButton } from '@/shared/ui/Button';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Icon } from '@/shared/ui/Icon';
import { useProducts } from '../../catalogApi';
import { useFacts } from '../../facts/factsApi';
import { useCatalogueSearch } from '../useCatalogueSearch';
import { useCombobox } from '../useCombobox';
import { placeholderAtRest, useTypedPlaceholder } from '../useTypedPlaceholder';
import { SearchForm, SuggestionsPopup } from './searchStyles';

interface SearchBoxProps {
  /** Of the landmark; two may stand on a page. */
  name?: string;
  takesFocus?: boolean;
  /** The shopper is done: a suggestion, the results or Escape was chosen. */
  onDone?: () => void;
}

/**
 * A link, so that it opens in a new tab too. Its handler is the same at each drawing, which a `Link`'s is not: Firefox
 * would make the option anew, and screen readers say it twice.
 */
const OptionLink = ({ to, ...props }: { to: string } & ComponentProps<'a'>) => (
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  <a href={withBase(to)} onClick={useLinkClickHandler(to)} {...props} />
);

/**
 * The search box: suggestions while typing, Enter for all results. It is a plain form too, which leads to the results
 * before its script has come.
 */
export function SearchBox({ name = 'Product search', takesFocus = false, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const { search, error, refetch } = useCatalogueSearch(useProducts({ skip: !used }));
  const { facts } = useFacts({ skip: !used, isExtra: true });
  const problem = !search && error ? messageOf(error) : undefined;
  const wanted = text.trim();

  const clear = () => {
    setText('');
    open();
  };
  // The focus leaves a sheet before the options go: otherwise Orca says nothing of the next page.
  const done = () => (onDone ?? clear)();
  const { open, ...combobox } = useCombobox({
    text,
    find: search?.suggest,
    // The first closes the list, the second empties the field, the third leaves it.
    onEscape: () => (text === '' ? onDone?.() : clear()),
  });
  const { isOpen, shown } = combobox;
  useTypedPlaceholder(input, combobox.inUse || text !== '');

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  // What was typed before the app came, and is answered then.
  const takeUp = useEffectEvent(() => {
    setText(input.current?.value ?? '');
    if (document.activeElement !== input.current) return;
    setUsed(true);
    open();
  });
  useLayoutEffect(() => takeUp(), []);

  const viewAll = () => {
    if (wanted === '') return;
    done();
    void navigate(paths.products.to({ search: wanted }));
  };
  const missing = problem ?? (search ? 'No suggestions' : 'Loading suggestions');

  return (
    <SearchForm
      {...combobox.rootProps}
      role="search"
      aria-label={name}
      action={withBase(paths.products.to())}
      onFocus={() => setUsed(true)}
      onSubmit={(event) => {
        event.preventDefault();
        viewAll();
      }}
    >
      <div className="field">
        <Icon name="search" />
        <input
          {...combobox.inputProps}
          ref={input}
          name="search"
          aria-label="Search products"
          placeholder={placeholderAtRest}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <IconButton
            aria-label="Clear search"
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <CloseRounded aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <SuggestionsPopup
          {...combobox.popupProps}
          onClick={(event) => {
            // A link that was followed, not one that goes to another tab.
            if (event.defaultPrevented) done();
          }}
        >
          <div {...combobox.listProps}>
            {shown.map(({ productId = '', to, name: found, note }, at) => (
              <OptionLink key={to} to={to} {...combobox.optionProps(at)}>
                {/* A space, or Firefox makes one word of the two. */}
                <span dir="auto">{`${found} `}</span>
                <span dir="auto">{facts?.get(productId)?.line || note}</span>
              </OptionLink>
            ))}
          </div>
          {problem !== undefined && (
            <InlineError
              message={problem}
              onRetry={() => {
                refetch();
                // The button goes meanwhile.
                input.current?.focus();
              }}
            />
          )}
          <Button onClick={viewAll}>{`View all results for “${wanted}”`}</Button>
        </SuggestionsPopup>
      )}
      <VisuallyHidden role="status">
        {isOpen && (shown.length > 0 ? counted(shown.length, 'suggestion') : missing)}
      </VisuallyHidden>
    </SearchForm>
  );
}
