import levenshtein from 'damerau-levenshtein';

/** Greatest number of typing mistakes. A word with more mistakes counts as a different word. */
const maxMistakes = 3;

/**
 * Returns the known word that is closest to an unknown one, or `undefined` if no known word is
 * close.
 */
export function findSuggestion(word: string, knownWords: readonly string[]): string | undefined {
  const [closestWord] = knownWords
    .map((name) => ({ name, steps: levenshtein(word.toLowerCase(), name.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= maxMistakes)
    .sort((a, b) => a.steps - b.steps);
  return closestWord?.name;
}
