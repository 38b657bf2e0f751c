/** In ms. */
export const typingTimes = { type: 100, erase: 50, pauseAtEnd: 1500, startDelay: 500 } as const;

export interface TypingStep {
  text: string;
  /** How long the text stands, in ms. */
  stands: number;
}

/** The typing effect: each phrase is typed, stands, is erased, and the next one begins; after the last, the first. */
export function* typing(phrases: readonly string[]): Generator<TypingStep, void> {
  const { type, erase, pauseAtEnd, startDelay } = typingTimes;
  if (phrases.length === 0) return;
  for (let turn = 0; ; turn += 1) {
    const letters = Array.from(phrases[turn % phrases.length] ?? '');
    const upTo = (length: number) => letters.slice(0, length).join('');
    yield { text: '', stands: startDelay };
    for (let length = 1; length < letters.length; length += 1) {
      yield { text: upTo(length), stands: type };
    }
    yield { text: upTo(letters.length), stands: pauseAtEnd };
    for (let length = letters.length - 1; length > 0; length -= 1) {
      yield { text: upTo(length), stands: erase };
    }
  }
}
