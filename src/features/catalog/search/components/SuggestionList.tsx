import { memo, useEffect } from 'react';
import { useProductPath } from '../../productPath';
import { useFollowLink } from '../../components/useFollowLink';
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
  selected: boolean;
}

const Option = memo(function Option({
  id,
  suggestion,
  selected,
  href,
}: OptionProps & { href: string | undefined }) {
  return (
    <a href={href} id={id} role="option" aria-selected={selected} tabIndex={-1}>
      <span>{suggestion.name}</span>
      <span>{suggestion.note}</span>
    </a>
  );
});

function ProductOption(props: OptionProps) {
  return <Option {...props} href={useProductPath(props.suggestion.key)} />;
}

/** The list below the box: products, then categories. Each option is a link, so that it opens in a new tab too. */
export const SuggestionList = memo(function SuggestionList({
  id,
  suggestions: { products, places },
  active,
  onChoose,
}: SuggestionListProps) {
  const follow = useFollowLink();
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
        follow(event);
        if (event.defaultPrevented) onChoose();
      }}
    >
      {products.map((suggestion, at) => (
        <ProductOption
          key={suggestion.key}
          id={`${id}-${String(at)}`}
          suggestion={suggestion}
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
            selected={at === active}
            href={suggestion.key}
          />
        );
      })}
    </OptionList>
  );
});
