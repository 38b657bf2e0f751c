import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '@/shared/browser/motion';
import { wait } from '@/shared/timing/wait';

export const defaultPlaceholder = 'Search for ...';

export const placeholderPhrases = [
  'pizza boxes',
  'burger boxes',
  'glass honey jars',
  'cake boxes with window',
  'kraft paper bags',
  'juice bottles',
  'mithai boxes',
  'magnetic gift boxes',
  'cup sleeves',
  'custom label rolls',
] as const;

/** Durations of the typing animation, in ms. */
const typingDurations = { type: 100, erase: 50, pauseAtEnd: 1500, startDelay: 500 };

export function* generateTypingSteps(
  phraseList: readonly string[],
): Generator<{ text: string; duration: number }, never> {
  for (let phraseIndex = 0; ; phraseIndex += 1) {
    const phrase = phraseList[phraseIndex % phraseList.length] ?? '';
    yield { text: '', duration: typingDurations.startDelay };
    for (let length = 1; length < phrase.length; length += 1)
      yield { text: phrase.slice(0, length), duration: typingDurations.type };
    yield { text: phrase, duration: typingDurations.pauseAtEnd };
    for (let length = phrase.length - 1; length > 0; length -= 1)
      yield { text: phrase.slice(0, length), duration: typingDurations.erase };
  }
}

/**
 * Types phrases into the placeholder. The hook sets the DOM property directly, because a render for
 * each letter would be wasteful. Typing stops while `isPaused` is true, or if the user prefers
 * reduced motion.
 */
export function useTypedPlaceholder(
  ref: RefObject<HTMLInputElement | null>,
  isPaused: boolean,
): void {
  const isStopped = useReducedMotion() || isPaused;
  useEffect(() => {
    const input = ref.current;
    if (!input || isStopped) return undefined;
    const abortController = new AbortController();
    const typePhrases = async () => {
      for (const { text, duration } of generateTypingSteps(placeholderPhrases)) {
        input.placeholder = text === '' ? defaultPlaceholder : `Search for ${text}`;
        if (!(await wait(duration, abortController.signal))) return;
      }
    };
    void typePhrases();
    return () => {
      abortController.abort();
      input.placeholder = defaultPlaceholder;
    };
  }, [ref, isStopped]);
}
