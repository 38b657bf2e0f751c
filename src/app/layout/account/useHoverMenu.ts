import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useDismiss } from '../useDismiss';

/** How long the mouse may stray from the menu before it closes, in ms. */
const closeDelay = 250;

/** A menu that opens on hover with a mouse, on click with a finger, and by keyboard. */
export function useHoverMenu() {
  /** What opened it: a hovered menu leaves the focus where it is. */
  const [openedBy, setOpenedBy] = useState<'hover' | 'click'>();
  const isOpen = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);
  const { area, dismiss } = useDismiss(isOpen, close);
  const dismissSoon = useDebouncedCallback(dismiss, closeDelay);
  return {
    isOpen,
    takesFocus: openedBy === 'click',
    close,
    areaProps: {
      ref: area,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        dismissSoon.cancel();
        if (pointerType === 'mouse' && !isOpen) setOpenedBy('hover');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // What was opened on purpose stays until it is closed on purpose.
        if (pointerType === 'mouse' && openedBy === 'hover') dismissSoon();
      },
    },
    /** A click on the button of a hovered menu keeps it open and goes into it. */
    onButtonClick: () => {
      dismissSoon.cancel();
      setOpenedBy(openedBy === 'click' ? undefined : 'click');
    },
  };
}
