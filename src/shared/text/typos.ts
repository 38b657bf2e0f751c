/** Returns how many typos a word of this length may have. Words with digits must match exactly. */
export const getMaxTypos = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
