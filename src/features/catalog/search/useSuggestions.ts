import type { InputBaseProps } from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent } from 'react';

interface SuggestionsOptions<T> {
  /** Of the field, where it needs one that others know. */
  id?: string | undefined;
  value: string;
  onInput: (text: string) => void;
  /** What is suggested for a text, once that can be said; the same function as long as it finds the same. */
  find: ((text: string) => readonly T[]) | undefined;
  getKey: (option: T) => string;
  /** Enter was pressed at an option. */
  onChoose: (option: T) => void;
  /** The first option is active at once, and the field itself is no stop of the arrows. */
  autoHighlight?: boolean;
  /** Escape is pressed where nothing is open. */
  onEscape?: () => void;
}

/**
 * Material UI's headless `useAutocomplete` for a field that keeps what is typed and suggests what to choose. Not
 * `Autocomplete`, whose popup holds a list alone: no Retry, no button for all results.
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
  const [inUse, setInUse] = useState(false);
  const [highlight, setHighlight] = useState<string>();
  const isOpen = inUse && value.trim() !== '';
  // Each letter shows at once; what it finds follows.
  const query = useDeferredValue(isOpen ? value : '');
  const found = useMemo(
    () => (query === '' ? [] : (find?.(query) ?? []).map((option) => ({ option, query }))),
    [query, find],
  );
  // Other for each text, with which the highlight goes back to the start.
  const getLabel = ({ option, query: text }: (typeof found)[number]) =>
    `${text}\n${getKey(option)}`;

  const open = () => {
    setInUse(true);
    if (!isOpen) setHighlight(undefined);
  };

  const { getRootProps, getInputProps, getListboxProps, groupedOptions, id } = useAutocomplete({
    id: fieldId,
    options: found,
    filterOptions: (all) => all,
    getOptionLabel: getLabel,
    value: null,
    inputValue: value,
    open: isOpen,
    onOpen: open,
    // A button of the popup may take the focus: see `rootProps`.
    onClose: (_event, reason) => reason === 'escape' && setInUse(false),
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      open();
      onInput(text);
    },
    onChange: (_event, chosen) => {
      if (!chosen) return;
      setInUse(false);
      onChoose(chosen.option);
    },
    onHighlightChange: (_event, chosen) => setHighlight(chosen ? getLabel(chosen) : undefined),
    autoHighlight,
    includeInputInList: !autoHighlight,
    // Or the first drawing after other options have come takes the highlight back: mui/material-ui issue 48093.
    disableCloseOnSelect: true,
    // Not `freeSolo`, which takes the text rather than the option that `autoHighlight` has chosen. What else it means:
    clearOnBlur: false,
    selectOnFocus: false,
    handleHomeEndKeys: false,
  });

  // `useAutocomplete` says `aria-selected` of what was chosen before. VoiceOver needs it of the option that is active.
  const active = groupedOptions.findIndex((option) => getLabel(option) === highlight);
  const [first] = groupedOptions;
  if (autoHighlight && active < 0 && first) setHighlight(getLabel(first));

  return {
    inUse,
    isOpen,
    options: groupedOptions.map(({ option }) => option),
    /** As at the first letter: nothing is chosen yet. */
    open,
    rootProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setInUse(false);
      },
    },
    fieldProps: {
      ...(getRootProps({
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Escape' || isOpen || !onEscape || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          onEscape();
        },
      }) as Pick<InputBaseProps, 'onKeyDown' | 'onMouseDown' | 'onClick'>),
      onFocus: open,
    },
    inputProps: {
      ...getInputProps(),
      // Else it is empty while there are no options.
      'aria-activedescendant': active < 0 ? undefined : `${id}-option-${active}`,
      dir: 'auto',
      maxLength: 200,
    },
    popupProps: {
      // The field keeps the focus, so that what was pressed stays until the click has arrived.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    listProps: {
      ...(getListboxProps() as ComponentProps<'div'>),
      'aria-labelledby': undefined,
      'aria-label': 'Suggestions',
    },
    // Without a handler of `useAutocomplete`'s: a list that opens below the mouse must not change what Enter does.
    optionProps: (index: number) => ({
      role: 'option',
      id: `${id}-option-${index}`,
      tabIndex: -1,
      'aria-selected': index === active,
      'data-option-index': index,
    }),
  };
}
