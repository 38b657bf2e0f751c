import { useEffect } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '@/shared/lib/motion';
import { phrases } from './phrases';
import { typing } from './typing';

export const placeholderAtRest = 'Search for ...';

const placeholderFor = (text: string) => (text === '' ? placeholderAtRest : `Search for ${text}`);

/**
 * Types phrases into the placeholder, past React: a letter is no reason to draw anything anew. Decoration only; it
 * stands still while the field is in use and where less motion is asked for.
 */
export function useTypedPlaceholder(ref: RefObject<HTMLInputElement | null>, still: boolean): void {
  useEffect(() => {
    const input = ref.current;
    if (!input || still || prefersReducedMotion()) return undefined;
    const steps = typing(phrases);
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const step = steps.next();
      if (step.done) return;
      input.placeholder = placeholderFor(step.value.text);
      timer = setTimeout(next, step.value.stands);
    };
    next();
    return () => {
      clearTimeout(timer);
      input.placeholder = placeholderAtRest;
    };
  }, [ref, still]);
}
