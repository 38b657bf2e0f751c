import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * At most one panel at a time is open. Its button, Escape, a press elsewhere, leaving it with Tab and any other address
 * close it; Escape gives the focus back to the button.
 */
export function useOpenPanel() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ id: string; key: string }>();
  const openId = opened?.key === key ? opened.id : undefined;
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (openId === undefined) return undefined;
    const close = () => setOpened(undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      area.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [openId]);

  return {
    openId,
    area,
    toggle: (id: string) => setOpened(openId === id ? undefined : { id, key }),
    /** Of the element that holds a button and its panel. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(undefined);
    },
  };
}
