/** The parts of a key event that show whether an input method handles the key. */
interface KeyPress {
  isComposing: boolean;
  /**
   * Deprecated, but needed for Safari: there, the key that ends a composition arrives after the
   * composition, with this code only.
   */
  keyCode: number;
}

/** Key code of every key that an input method handles. */
const inputMethodKeyCode = 229;

/**
 * Returns whether an input method handles the key, for example to end the composition of a word.
 * The key must then have no other effect.
 */
export const isComposing = (event: KeyPress): boolean =>
  event.isComposing || event.keyCode === inputMethodKeyCode;
