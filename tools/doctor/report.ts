import { cutAtGrapheme } from '@/shared/text/graphemes';
import texts from './findings.json';

export type Kind = keyof typeof texts;
/** Which finding a request without an answer is. @param failure why there was none, as `askWeb` says it */
export const failureKind = (failure: string): Kind =>
  failure.includes('certificate') ? 'untrusted' : 'noAnswer';

export type Finding = {
  /** `error`: the shop breaks. `warning`: a shopper notices. `hint`: it could be better. */
  level: string;
  where: string;
  what: string;
  remedy: string;
  count: number;
  examples: string[];
};

const levels = ['error', 'warning', 'hint'];

/** What is found, each thing once. @param plain makes a text harmless for a terminal */
export function createReport(plain: (text: string) => string) {
  const found = new Map<string, Finding>();
  const secrets = new Set<string>();
  const clean = (text: string) =>
    cutAtGrapheme(
      plain([...secrets].reduce((left, one) => left.replaceAll(one, '***'), text)),
      300,
    );
  return {
    /** It is never said; shorter ones are parts of many a word. */
    hide: (secret = '') => secret.length > 3 && secrets.add(secret).add(encodeURIComponent(secret)),
    /** @param said what stands for `{}` in the text @param example at which product or row, or what */
    note(where: string, kind: Kind, said = '', example = ''): void {
      const [level = '', text = '', remedy = ''] = texts[kind];
      const what = clean(text.replace('{}', () => said));
      const key = [level, where, what].join('\n');
      const fresh = { level, where: clean(where), what, remedy, count: 0, examples: [] };
      const finding: Finding = found.get(key) ?? fresh;
      finding.count += 1;
      if (example && finding.examples.length < 3) finding.examples.push(clean(example));
      found.set(key, finding);
    },
    findings: () =>
      [...found.values()].toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  };
}
