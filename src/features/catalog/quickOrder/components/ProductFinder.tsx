import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { counted } from '@/shared/format/counted';
import type { Product } from '../../mergeProducts';
import { OptionList } from '../../search/components/searchBoxLook';
import type { SearchIndex } from '../../search/searchIndex';
import type { Row } from '../rows';

const maxOptions = 6;
const none: never[] = [];

type Found = Pick<Product, 'productId' | 'productName'> & Partial<Product>;

interface ProductFinderProps {
  row: Pick<Row, 'text' | 'productId' | 'guess'>;
  id: string;
  label: string;
  index: SearchIndex<Product> | undefined;
  /** The id of what is said about it. */
  problemId: string | undefined;
  isWrong: boolean;
  onType: (text: string) => void;
  onChoose: (product: Found) => void;
  /** The field is left with a text for which nothing was chosen. */
  onLeave: () => void;
  /** @returns whether the text is a list, for which the field is too small */
  onPaste: (text: string) => boolean;
}

/** Finds a product by its name: a combobox as the search box is, whose options are chosen rather than followed. */
export function ProductFinder({
  row: { text, productId, guess },
  id,
  label,
  index,
  problemId,
  isWrong,
  onType,
  onChoose,
  onLeave,
  onPaste,
}: ProductFinderProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = isFocused && !isDismissed && !productId && text.trim() !== '';
  const asked = useDeferredValue(isOpen ? text : '');
  const found = useMemo((): readonly Found[] => {
    const near = asked === '' ? none : (index?.search(asked).slice(0, maxOptions) ?? none);
    return guess
      ? [guess, ...near.filter((product) => product.productId !== guess.productId)]
      : near;
  }, [asked, guess, index]);
  const options = isOpen ? found : none;
  const at = Math.min(active, options.length - 1);
  const chosen = options[at];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onChoose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsDismissed(true);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && text.trim() !== '') {
      event.preventDefault();
      setIsDismissed(false);
      const count = Math.max(options.length, 1);
      setActive((now) => (now + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    }
  };

  return (
    <>
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${String(at)}`}
        aria-describedby={problemId}
        aria-invalid={isWrong}
        placeholder="Find a product"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setActive(0);
          setIsDismissed(false);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event: ClipboardEvent) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onFocus={(event) => {
          setIsFocused(true);
          setIsDismissed(false);
          setActive(0);
          if (productId) event.target.select();
        }}
        onBlur={() => {
          setIsFocused(false);
          onLeave();
        }}
      />
      {options.length > 0 && (
        <div className="popup">
          <Options id={id} options={options} active={at} onChoose={onChoose} />
        </div>
      )}
      {isOpen && index && (
        <span className="hidden" role="status">
          {options.length === 0 ? 'No suggestions' : counted(options.length, 'suggestion')}
        </span>
      )}
    </>
  );
}

interface OptionsProps {
  id: string;
  options: readonly Found[];
  active: number;
  onChoose: (product: Found) => void;
}

function Options({ id, options, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [options.length]);
  return (
    <OptionList
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      // The field keeps the focus, so that the list stays until the click has arrived.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((product, at) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
        <div
          key={product.productId}
          id={`${id}-${String(at)}`}
          role="option"
          aria-selected={at === active}
          onClick={() => onChoose(product)}
        >
          <span>{product.productName}</span>
          <span>{product.productCategoryName}</span>
        </div>
      ))}
    </OptionList>
  );
}
