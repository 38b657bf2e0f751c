import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../../productPath';
import type { Suggestion, Suggestions } from '../useSuggestions';
import { OptionList } from './searchBoxLook';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  active: number;
  onChoose: () => void;
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  to: string;
  selected: boolean;
}

const Option = memo(function Option({ id, suggestion, to, selected }: OptionProps) {
  return (
    <Link to={to} id={id} role="option" aria-selected={selected} tabIndex={-1}>
      <span>{suggestion.name}</span>
      <span>{suggestion.note}</span>
    </Link>
  );
});

/** The list below the box: products, then categories. Each option is a link, so that it opens in a new tab too. */
export const SuggestionList = memo(function SuggestionList({
  id,
  suggestions: { products, places },
  active,
  onChoose,
}: SuggestionListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <OptionList
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      // The field keeps the focus, so that the list stays until the click has arrived.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={(event) => {
        // A link that was followed, not one that goes to another tab.
        if (event.defaultPrevented) onChoose();
      }}
    >
      {products.map((suggestion, at) => (
        <Option
          key={suggestion.key}
          id={`${id}-${String(at)}`}
          suggestion={suggestion}
          to={productPath(suggestion.key)}
          selected={at === active}
        />
      ))}
      {places.map((suggestion, index) => {
        const at = products.length + index;
        return (
          <Option
            key={suggestion.key}
            id={`${id}-${String(at)}`}
            suggestion={suggestion}
            to={suggestion.key}
            selected={at === active}
          />
        );
      })}
    </OptionList>
  );
});
