/** Phones on their side, and windows at a high zoom: whatever were fixed there would leave no room for the page. */
export const shortScreen = '@media (max-height: 480px)';

/** Phones held upright, whose foot is at the thumb's reach. */
export const tallPhone = '@media (max-width: 599.95px) and (min-height: 480.05px)';
