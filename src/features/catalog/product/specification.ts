/** In px. */
export const collapsedHeight = 160;
export const expandedHeight = 1000;

const shortLength = 80;

/** Whether the specification folds. @param text without tags */
export const isLong = (text: string): boolean => Array.from(text).length > shortLength;
