import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

interface ComboboxOptions<T> {
  text: string;
  /** What is suggested for a text, once that can be said; the same function as long as it finds the same. */
  find: ((text: string) => readonly T[]) | undefined;
  /** The first option is active at once, and the field itself is no stop of the arrows. */
  autoHighlight?: boolean;
  /** Escape is pressed where nothing is open. */
  onEscape?: () => void;
}

/** A combobox in the sense of ARIA, without its looks: the focus stays in the field, the arrows choose, Enter presses. */
export function useCombobox<T>({
  text,
  find,
  autoHighlight = false,
  onEscape,
}: ComboboxOptions<T>) {
  const id = useId();
  const first = autoHighlight ? 0 : -1;
  const [inUse, setInUse] = useState(false);
  const [wanted, setWanted] = useState(first);
  const isOpen = inUse && text.trim() !== '';
  // Each letter shows at once; what it finds follows.
  const asked = useDeferredValue(isOpen ? text : '');
  const found = useMemo(() => (asked === '' ? undefined : find?.(asked)), [asked, find]);
  const shown = (isOpen && found) || [];
  const active = Math.min(wanted, shown.length - 1);
  const activeId = active < 0 ? undefined : `${id}-${active}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = () => {
    setInUse(true);
    setWanted(first);
  };

  const move = (step: 1 | -1) => {
    const stops = Math.max(shown.length - first, 1);
    setInUse(true);
    setWanted(((active - first + step + stops) % stops) + first);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = activeId && document.getElementById(activeId);
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: isOpen ? () => setInUse(false) : onEscape,
      Enter: option && (() => option.click()),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    inUse,
    isOpen,
    shown,
    /** As at the first letter: nothing is chosen yet. */
    open,
    rootProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setInUse(false);
      },
    },
    inputProps: {
      role: 'combobox',
      dir: 'auto',
      'aria-autocomplete': 'list',
      'aria-expanded': shown.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 200,
      onFocus: open,
      onInput: open,
      onKeyDown,
    },
    popupProps: {
      // The field keeps the focus, so that what was pressed stays until the click has arrived.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    listProps: { role: 'listbox', id: `${id}-list`, 'aria-label': 'Suggestions' },
    optionProps: (at: number) => ({
      role: 'option',
      id: `${id}-${at}`,
      'aria-selected': at === active,
      tabIndex: -1,
    }),
  } as const;
}
