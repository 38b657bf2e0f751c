export const collapsedHeight = 160;
export const expandedHeight = 1000;

const shortLength = 80;

export const isLong = (text: string): boolean => Array.from(text).length > shortLength;
