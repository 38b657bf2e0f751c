import { useTimeout } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** How long the mouse may stray from the menu before it closes, in ms. */
const closeDelay = 250;

/**
 * A menu that opens on hover with a mouse, on click with a finger, and by keyboard. Escape, a press
 * elsewhere and leaving it with Tab close it.
 */
export function useHoverMenu() {
  /** What opened it: a hovered menu leaves the focus where it is. */
  const [openedBy, setOpenedBy] = useState<'hover' | 'click'>();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== undefined;

  const closeAndReturn = useCallback(() => {
    if (area.current?.contains(document.activeElement)) button.current?.focus();
    setOpenedBy(undefined);
  }, []);
  const { start: closeSoon, clear: stay } = useTimeout(closeAndReturn, closeDelay);
  const close = () => {
    stay();
    setOpenedBy(undefined);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndReturn();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setOpenedBy(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      stay();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, closeAndReturn, stay]);

  return {
    isOpen,
    takesFocus: openedBy === 'click',
    close,
    button,
    areaProps: {
      ref: area,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        stay();
        if (pointerType === 'mouse' && !isOpen) setOpenedBy('hover');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // What was opened on purpose stays until it is closed on purpose.
        if (pointerType === 'mouse' && openedBy === 'hover') {
          closeSoon();
        }
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !area.current?.contains(relatedTarget)) close();
      },
    },
    /** A click on the button of a hovered menu keeps it open and goes into it. */
    onButtonClick: () => {
      stay();
      if (openedBy === 'click') close();
      else setOpenedBy('click');
    },
  };
}
