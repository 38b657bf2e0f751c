import { useEffect, useRef, useState } from 'react';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { changeList } from './productLists';
import type { ListName } from './productLists';

/**
 * Removes products from a list, says so and can undo it. The focus goes to the next button marked `data-remove` in the
 * `place`, or to the page's heading.
 */
export function useRemoval(list: ListName, ids: readonly string[]) {
  const [removal, setRemoval] = useState<{ text: string; before: readonly string[] }>();
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)];
    if (next) next.focus();
    else focusPageHeading();
    removedAt.current = undefined;
  }, [ids.length]);

  return {
    place,
    said: removal?.text,
    /** @param index of the product's own button; left out where the button is another one */
    remove: (gone: readonly string[], text: string, index = -1) => {
      removedAt.current = index;
      setRemoval({ text, before: ids });
      changeList(list, 'remove', gone);
    },
    undo: () => {
      changeList(list, 'restore', removal?.before ?? []);
      setRemoval(undefined);
      focusPageHeading();
    },
  };
}
