/** How many typos a word may have and still be known, by its length. With digits in it, it is another word at once. */
export const getMaxTypos = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
