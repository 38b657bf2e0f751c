import type { InputBaseProps } from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '@/shared/browser/isComposing';

interface SuggestionsOptions<T> {
  /** Id of the field, if other elements refer to it. */
  id?: string | undefined;
  value: string;
  onInput: (text: string) => void;
  /**
   * Finds the suggestions for a text. `find` is `undefined` until the data has loaded. Pass the
   * same function while its results stay the same.
   */
  find: ((text: string) => readonly T[]) | undefined;
  getKey: (option: T) => string;
  /** Called when the user presses Enter on an option. */
  onChoose: (option: T) => void;
  /** Highlights the first option at once. The arrow keys then skip the text field. */
  autoHighlight?: boolean;
  /** Called when the user presses Escape while the popup is closed. */
  onEscape?: () => void;
}

/**
 * Wraps Material UI's headless `useAutocomplete` for a field which keeps its text and suggests
 * options. `Autocomplete` does not fit, because its popup can hold only a list, but no Retry button
 * or link to all results.
 */
export function useSuggestions<T>({
  id: fieldId,
  value,
  onInput,
  find,
  getKey,
  onChoose,
  autoHighlight = false,
  onEscape,
}: SuggestionsOptions<T>) {
  const [isInUse, setIsInUse] = useState(false);
  const [highlightedLabel, setHighlightedLabel] = useState<string>();
  const isOpen = isInUse && value.trim() !== '';
  // Deferred, because finding suggestions must not delay typing.
  const query = useDeferredValue(isOpen ? value : '');
  const suggestions = useMemo(
    () => (query === '' ? [] : (find?.(query) ?? []).map((option) => ({ option, query }))),
    [query, find],
  );
  // The label includes the query, so a new query resets the highlight.
  const getLabel = ({ option, query: text }: (typeof suggestions)[number]) =>
    `${text}\n${getKey(option)}`;

  const open = () => {
    setIsInUse(true);
    if (!isOpen) setHighlightedLabel(undefined);
  };

  const { getRootProps, getInputProps, getListboxProps, groupedOptions, id } = useAutocomplete({
    id: fieldId,
    options: suggestions,
    filterOptions: (all) => all,
    getOptionLabel: getLabel,
    value: null,
    inputValue: value,
    open: isOpen,
    onOpen: open,
    // Ignores blur, because a button in the popup may take the focus. `rootProps` closes the popup
    // when the focus leaves both the field and the popup.
    onClose: (_event, reason) => reason === 'escape' && setIsInUse(false),
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      open();
      onInput(text);
    },
    onChange: (_event, suggestion) => {
      if (!suggestion) return;
      setIsInUse(false);
      onChoose(suggestion.option);
    },
    onHighlightChange: (_event, suggestion) =>
      setHighlightedLabel(suggestion ? getLabel(suggestion) : undefined),
    autoHighlight,
    includeInputInList: !autoHighlight,
    // Without this option, the first render after new options have arrived resets the highlight:
    // mui/material-ui issue 48093.
    disableCloseOnSelect: true,
    // `freeSolo` does not fit, because Enter would then keep the text instead of choosing the
    // option that `autoHighlight` has highlighted. The next options are the other effects of
    // `freeSolo`:
    clearOnBlur: false,
    selectOnFocus: false,
    handleHomeEndKeys: false,
  });

  // `useAutocomplete` sets `aria-selected` on the previously chosen option. VoiceOver needs it on
  // the highlighted option.
  const activeIndex = groupedOptions.findIndex((option) => getLabel(option) === highlightedLabel);
  const [firstSuggestion] = groupedOptions;
  if (autoHighlight && activeIndex < 0 && firstSuggestion)
    setHighlightedLabel(getLabel(firstSuggestion));

  return {
    isInUse,
    isOpen,
    options: groupedOptions.map(({ option }) => option),
    /** Opens the popup. If it was closed, no option is highlighted. */
    open,
    rootProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsInUse(false);
      },
    },
    fieldProps: {
      ...(getRootProps({
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Escape' || isOpen || !onEscape || isComposing(event.nativeEvent))
            return;
          event.preventDefault();
          onEscape();
        },
      }) as Pick<InputBaseProps, 'onKeyDown' | 'onMouseDown' | 'onClick'>),
      onFocus: open,
    },
    inputProps: {
      ...getInputProps(),
      // `useAutocomplete` would set an empty string while there are no options.
      'aria-activedescendant': activeIndex < 0 ? undefined : `${id}-option-${activeIndex}`,
      dir: 'auto',
      maxLength: 200,
    },
    popupProps: {
      // Keeps the focus in the field, because a blur would remove the pressed element before its
      // click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    listProps: {
      ...(getListboxProps() as ComponentProps<'div'>),
      'aria-labelledby': undefined,
      'aria-label': 'Suggestions',
    },
    // Leaves out the mouse handlers of `useAutocomplete`. A list that opens below the mouse must
    // not change the highlighted option.
    optionProps: (index: number) => ({
      role: 'option',
      id: `${id}-option-${index}`,
      tabIndex: -1,
      'aria-selected': index === activeIndex,
      'data-option-index': index,
    }),
  };
}
