import levenshtein from 'damerau-levenshtein';

/** More typing mistakes than these, and it is another word. */
const mostMistakes = 3;

/** Which of the known words was probably meant by one that is not among them. */
export function findMeant(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, steps: levenshtein(word.toLowerCase(), name.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= mostMistakes)
    .sort((a, b) => a.steps - b.steps);
  return nearest?.name;
}
