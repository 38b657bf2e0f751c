import levenshtein from 'damerau-levenshtein';

/** Highest number of typing mistakes. A word with more mistakes counts as a different word. */
const maxMistakes = 3;

/**
 * Returns the known word that is closest to an unknown word. Returns `undefined` if all known words
 * differ in more than `maxMistakes` letters.
 */
export function findSuggestion(word: string, knownWords: readonly string[]): string | undefined {
  const [closestWord] = knownWords
    .map((name) => ({ name, steps: levenshtein(word.toLowerCase(), name.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= maxMistakes)
    .sort((a, b) => a.steps - b.steps);
  return closestWord?.name;
}
