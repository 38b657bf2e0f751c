import levenshtein from 'damerau-levenshtein';

/** A word with more typing mistakes counts as a different word. */
const mostMistakes = 3;

/** Returns the known word that is closest to an unknown one, or `undefined` if none is close. */
export function findMeant(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, steps: levenshtein(word.toLowerCase(), name.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= mostMistakes)
    .sort((a, b) => a.steps - b.steps);
  return nearest?.name;
}
