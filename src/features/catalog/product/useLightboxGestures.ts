import { useEffect } from 'react';
import type { RefObject } from 'react';
import { panBy, unzoomed, zoomBy, zoomStep } from './zoomView';
import type { ZoomView } from './zoomView';

type Update = (change: (view: ZoomView) => ZoomView) => void;

const keys: Record<string, (view: ZoomView, screen: DOMRectReadOnly) => ZoomView> = {
  '+': (view) => zoomBy(view, zoomStep),
  '=': (view) => zoomBy(view, zoomStep),
  '-': (view) => zoomBy(view, 1 / zoomStep),
  '0': () => unzoomed,
  ArrowLeft: (view, screen) => panBy(view, 60, 0, screen),
  ArrowRight: (view, screen) => panBy(view, -60, 0, screen),
  ArrowUp: (view, screen) => panBy(view, 0, 60, screen),
  ArrowDown: (view, screen) => panBy(view, 0, -60, screen),
};

/** Wheel, keys, dragging and pinching in the open lightbox; a plain click beside or on the whole image closes it. */
export function useLightboxGestures(
  stage: RefObject<HTMLElement | null>,
  open: boolean,
  update: Update,
  close: (event: Event) => void,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!open || !element) return undefined;
    const dialog = element.closest('dialog') ?? element;
    const controller = new AbortController();
    const { signal } = controller;
    const pointers = new Map<number, PointerEvent>();
    let moved = false;

    const spread = (): number => {
      const [a, b] = [...pointers.values()];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (pointers.size === 0) moved = false;
        pointers.set(event.pointerId, event);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        const wasSpread = spread();
        pointers.set(event.pointerId, event);
        const dx = event.clientX - before.clientX;
        const dy = event.clientY - before.clientY;
        if (Math.abs(dx) + Math.abs(dy) > 2) moved = true;
        const screen = element.getBoundingClientRect();
        update((view) =>
          pointers.size > 1
            ? zoomBy(view, wasSpread > 0 ? spread() / wasSpread : 1)
            : panBy(view, dx, dy, screen),
        );
      },
      { signal },
    );
    for (const name of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(name, (event) => pointers.delete(event.pointerId), { signal });
    }
    element.addEventListener(
      'click',
      (event) => {
        event.stopPropagation();
        if (moved) return;
        update((view) => {
          if (view.scale === 1) close(event);
          return view;
        });
      },
      { signal },
    );
    dialog.addEventListener(
      'wheel',
      (event) => {
        // The library would close on it.
        event.stopPropagation();
        event.preventDefault();
        const notches = Math.min(Math.max(-event.deltaY / 100, -1), 1);
        update((view) => zoomBy(view, zoomStep ** notches));
      },
      { signal, passive: false },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const action = keys[event.key];
        if (!action || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const screen = element.getBoundingClientRect();
        update((view) => action(view, screen));
      },
      { signal },
    );
    return () => controller.abort();
  }, [stage, open, update, close]);
}
