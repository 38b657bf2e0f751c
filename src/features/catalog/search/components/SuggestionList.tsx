import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Suggestion } from '../useSuggestions';
import { OptionList } from './searchBoxLook';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: () => void;
}

/** The list below the box. Each option is a link, so that it opens in a new tab too. */
export const SuggestionList = memo(function SuggestionList({
  id,
  suggestions,
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
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // A link that was followed, not one that goes to another tab.
        if (event.defaultPrevented) onChoose();
      }}
    >
      {suggestions.map(({ to, name, note }, at) => (
        <Link
          key={to}
          to={to}
          id={`${id}-${String(at)}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
        >
          <span>{name}</span>
          <span>{note}</span>
        </Link>
      ))}
    </OptionList>
  );
});
