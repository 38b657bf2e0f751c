import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Suggestion, Suggestions } from '../useSuggestions';
import { Option } from './searchBoxParts';

interface SuggestionListProps {
  id: string;
  /** `undefined`: closed. */
  suggestions: Suggestions | undefined;
  active: number;
  onChoose: () => void;
}

/** The list below the box: products, then categories. Each option is a link, so that it opens in a new tab too. */
export const SuggestionList = memo(function SuggestionList({
  id,
  suggestions,
  active,
  onChoose,
}: SuggestionListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const option = ({ key, name, note, to }: Suggestion, place: number) => (
    <Option
      as={Link}
      {...{ to }}
      key={key}
      id={`${id}-${String(place)}`}
      role="option"
      aria-selected={place === active}
      tabIndex={-1}
      // The field keeps the focus, so that the list stays until the click has arrived.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
      }}
    >
      <span>{name}</span>
      <span>{note}</span>
    </Option>
  );
  const { products, places } = suggestions ?? { products: [], places: [] };
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Suggestions">
      {products.map(option)}
      {places.map((place, at) => option(place, products.length + at))}
    </div>
  );
});
