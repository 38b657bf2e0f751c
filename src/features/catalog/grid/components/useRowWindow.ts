import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Lists up to this length are in the page as a whole. */
export const wholeUpTo = 72;

/** So far beyond the screen cards are kept ready, in px. */
const margin = 1500;

/** The window moves by so many rows at once, so that scrolling seldom draws anything anew. */
const stride = 4;

export interface RowWindow {
  /** The items in the page are those from `from` up to `to`, exclusive. */
  from: number;
  to: number;
  /** The room of those left out, in px. */
  before: number;
  after: number;
}

interface Measures {
  columns: number;
  rowHeight: number;
  /** Of the list within the document, in px. */
  top: number;
}

/** Rows are alike (cards have a fixed number of text lines), so that the first two tell the height of all. */
function measure(list: HTMLElement): Measures | undefined {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const [first, below] = [list.children[0], list.children[columns]];
  if (!first || !below) return undefined;
  const rowHeight = below.getBoundingClientRect().top - first.getBoundingClientRect().top;
  const top = list.getBoundingClientRect().top + window.scrollY;
  return rowHeight > 0 ? { columns, rowHeight, top } : undefined;
}

function windowAt(scroll: number, count: number, { columns, rowHeight, top }: Measures): RowWindow {
  const rows = Math.ceil(count / columns);
  const height = window.innerHeight;
  const clampRow = (row: number) => Math.min(Math.max(row, 0), rows);
  const stepped = (px: number, round: (value: number) => number) =>
    clampRow(round(px / rowHeight / stride) * stride);
  const first = stepped(Math.min(scroll - top - margin, rows * rowHeight - height), Math.floor);
  const last = Math.max(
    stepped(scroll - top + height + margin, Math.ceil),
    clampRow(first + stride),
  );
  return {
    from: first * columns,
    to: Math.min(last * columns, count),
    before: first * rowHeight,
    after: (rows - last) * rowHeight,
  };
}

const whole = (count: number): RowWindow => ({ from: 0, to: count, before: 0, after: 0 });

/**
 * Keeps the page small however long a grid grows: of more than 72 items only those near the screen are drawn, the
 * others leave their room. Where nothing can be measured (no layout) all are.
 */
export function useRowWindow(ref: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [shown, setShown] = useState(() => whole(Math.min(count, wholeUpTo)));
  const isLong = count > wholeUpTo;

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isLong) return undefined;
    let measures = measure(list);
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = measures ? windowAt(window.scrollY, count, measures) : whole(count);
      setShown((now) =>
        now.from === next.from &&
        now.to === next.to &&
        now.before === next.before &&
        now.after === next.after
          ? now
          : next,
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(update);
    };
    // Chips that wrap, a turned phone, a font that arrives: whatever moves or resizes the list.
    const observer = new ResizeObserver(() => {
      measures = measure(list) ?? measures;
      soon();
    });
    update();
    observer.observe(document.body);
    window.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', soon);
    };
  }, [ref, count, isLong]);

  return isLong ? { ...shown, to: Math.min(shown.to, count) } : whole(count);
}
