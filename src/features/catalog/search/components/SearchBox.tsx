import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { OfflineNote } from '@/shared/ui/OfflineNote';
import { useSuggestions } from '../useSuggestions';
import { placeholderAtRest, useTypedPlaceholder } from '../useTypedPlaceholder';
import { SearchBoxLook } from './searchBoxLook';
import { SuggestionList } from './SuggestionList';

interface SearchBoxProps {
  /** Of the landmark; two may stand on a page. */
  name?: string;
  takesFocus?: boolean;
  /** The shopper is done: a suggestion, the results or Escape was chosen. */
  onDone?: () => void;
}

/**
 * The search box: suggestions while typing, Enter for all results. A combobox in the sense of ARIA: the
 * focus stays in the field, the arrows choose. It is a plain form too, which leads to the results before its script
 * has come. MUI's Autocomplete is 31 KB (gzip) on the home page.
 */
export function SearchBox(props: SearchBoxProps) {
  return (
    <SearchBoxLook>
      <Combobox {...props} />
    </SearchBoxLook>
  );
}

const none: never[] = [];
const lens = <SearchRounded aria-hidden />;
const cross = <CloseRounded aria-hidden />;

/** As with the options: the field keeps the focus until the click has arrived. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Combobox({ name = 'Product search', takesFocus = false, onDone }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const region = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  // Each letter shows at once; what it finds follows.
  const asked = useDeferredValue(text);
  const { suggestions, isComplete, problem, retry } = useSuggestions(asked, used);
  const count = suggestions.length;
  const wanted = text.trim();
  const open = focused && !dismissed && wanted !== '';
  const missing = problem ?? (isComplete ? 'No suggestions' : 'Loading suggestions');
  const chosen = open ? suggestions[active] : undefined;
  useTypedPlaceholder(input, focused || text !== '');

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const write = (next: string) => {
    setText(next);
    setActive(-1);
    setDismissed(false);
  };
  const done = () => {
    write('');
    onDone?.();
  };
  const goTo = (to: string) => {
    done();
    void navigate(to);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) setFocused(false);
  };
  const viewAll = () => {
    if (wanted !== '') goTo(paths.products.to({ search: wanted }));
  };
  const submit = () => {
    if (chosen) goTo(chosen.to);
    else viewAll();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
      return;
    }
    if (event.key === 'Escape') {
      // The first closes the list, the second empties the field or leaves it.
      event.preventDefault();
      if (open) setDismissed(true);
      else if (text !== '') write('');
      else onDone?.();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || wanted === '') return;
    event.preventDefault();
    setDismissed(false);
    // -1 is the field itself, between the last and the first.
    const stops = count + 1;
    setActive((now) => ((Math.min(now, count - 1) + 1 + step + stops) % stops) - 1);
  };

  return (
    <form
      role="search"
      aria-label={name}
      ref={region}
      action={withBase(paths.products.to())}
      method="get"
      onSubmit={(event) => {
        // By the button of a phone's keyboard, which need not be an Enter.
        event.preventDefault();
        submit();
      }}
    >
      <div className="field">
        {lens}
        <input
          ref={input}
          name="search"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={open && count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${String(active)}` : undefined}
          placeholder={placeholderAtRest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setUsed(true);
            setFocused(true);
          }}
          onBlur={leave}
        />
        {text !== '' && (
          <button
            type="button"
            className="clear"
            onBlur={leave}
            aria-label="Clear search"
            onClick={() => {
              write('');
              input.current?.focus();
            }}
          >
            {cross}
          </button>
        )}
      </div>
      <div className="popup" hidden={!open}>
        <SuggestionList
          id={id}
          suggestions={open ? suggestions : none}
          active={active}
          onChoose={done}
        />
        {open && problem !== undefined && (
          <div className="problem">
            {problem}
            <OfflineNote />
            <Button
              onBlur={leave}
              onMouseDown={keepFocus}
              onClick={() => {
                retry();
                // The button goes meanwhile.
                input.current?.focus();
              }}
            >
              Retry
            </Button>
          </div>
        )}
        {open && (
          <button
            type="button"
            className="all"
            onBlur={leave}
            onMouseDown={keepFocus}
            onClick={viewAll}
          >
            View all results for “{wanted}”
          </button>
        )}
      </div>
      <span role="status">
        {open &&
          (count === 0
            ? missing
            : `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`)}
      </span>
    </form>
  );
}
