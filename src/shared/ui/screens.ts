/**
 * Phones in landscape and windows at a high zoom, where fixed elements would leave no room for the
 * page.
 */
export const shortScreen = '@media (max-height: 30em)';

/** Phones with large type, where two words do not fit beside each other. */
export const largeTextScreen = '@media (max-width: 16em)';

/** Phones in portrait, where the thumb reaches the bottom of the screen. */
export const tallPhone = '@media (max-width: 37.497em) and (min-height: 30.003em)';
