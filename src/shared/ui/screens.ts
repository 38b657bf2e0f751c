/** Phones on their side, and windows at a high zoom: whatever were fixed there would leave no room for the page. */
export const shortScreen = '@media (max-height: 30em)';

/** Phones with large type: there are no two words beside one another. */
export const largeType = '@media (max-width: 16em)';

/** Phones held upright, whose foot is at the thumb's reach. */
export const tallPhone = '@media (max-width: 37.497em) and (min-height: 30.003em)';
