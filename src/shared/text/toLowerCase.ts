/** Returns a text in lower case. The dotted capital `İ` of Turkish keyboards counts as `I`. */
export const toLowerCase = (text: string): string => text.replaceAll('İ', 'I').toLowerCase();
