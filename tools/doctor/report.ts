import { cutAtGrapheme } from '@/shared/text/graphemes';
import texts from './findings.json';

export type FindingKind = keyof typeof texts;
/**
 * Returns the kind of finding for a request without an answer.
 * @param failure reason as `askWeb` words it
 */
export const getFailureKind = (failure: string): FindingKind =>
  failure.includes('certificate') ? 'untrusted' : 'noAnswer';

export type Finding = {
  /**
   * `error`: the shop breaks. `warning`: a shopper notices the problem. `hint`: an improvement is
   * possible.
   */
  level: string;
  where: string;
  what: string;
  remedy: string;
  count: number;
  examples: string[];
};

const levels = ['error', 'warning', 'hint'];

/**
 * Creates a collection of findings without duplicates.
 * @param toPlainText removes control characters
 */
export function createReport(toPlainText: (text: string) => string) {
  const findingsByKey = new Map<string, Finding>();
  const secrets = new Set<string>();
  const cleanText = (text: string) =>
    cutAtGrapheme(
      toPlainText(
        [...secrets].reduce((maskedText, secret) => maskedText.replaceAll(secret, '***'), text),
      ),
      300,
    );
  return {
    /**
     * Masks a secret in all findings that are added later. Short secrets are not masked, because
     * they also occur in ordinary words.
     */
    hide: (secret = '') => secret.length > 3 && secrets.add(secret).add(encodeURIComponent(secret)),
    /**
     * Adds a finding.
     * @param detail replaces `{}` in the text
     * @param example the affected product or row, or a detail
     */
    note(findingLocation: string, kind: FindingKind, detail = '', example = ''): void {
      const [level = '', text = '', remedy = ''] = texts[kind];
      const what = cleanText(text.replace('{}', () => detail));
      const key = [level, findingLocation, what].join('\n');
      const newFinding = {
        level,
        where: cleanText(findingLocation),
        what,
        remedy,
        count: 0,
        examples: [],
      };
      const finding: Finding = findingsByKey.get(key) ?? newFinding;
      finding.count += 1;
      if (example && finding.examples.length < 3) finding.examples.push(cleanText(example));
      findingsByKey.set(key, finding);
    },
    getFindings: () =>
      [...findingsByKey.values()].toSorted(
        (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level),
      ),
  };
}
