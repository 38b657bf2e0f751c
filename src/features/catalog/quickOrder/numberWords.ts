import { removeDiacritics } from '@/shared/text/letters';
import { toAsciiDigits } from '@/shared/text/digits';

/** Creates a map from each number word to its number. */
const createNumberMap = (rows: readonly (readonly [names: string, value: number])[]) =>
  new Map(
    rows.flatMap(([names, value]) =>
      names.split(' ').map((name) => [removeDiacritics(name), value] as const),
    ),
  );

const numberValues = createNumberMap([
  ['half aadha adha aadhi adhi آدھا آدھی', 0.5],
  ['ek aik one single ایک', 1],
  ['dedh derh ڈیڑھ', 1.5],
  ['do two دو', 2],
  ['dhai ڈھائی', 2.5],
  ['teen tin three تین', 3],
  ['char chaar four چار', 4],
  ['panch paanch five پانچ', 5],
  ['chay chhay cheh six چھ', 6],
  ['saat seven سات', 7],
  ['aath eight آٹھ', 8],
  ['nau nine نو', 9],
  ['das dus ten دس', 10],
  ['barah twelve بارہ', 12],
  ['bees twenty بیس', 20],
  ['pachas pachaas fifty پچاس', 50],
]);

const multipliers = createNumberMap([
  ['sau hundred سو', 100],
  ['hazar hazaar thousand ہزار', 1000],
]);

const joinAlternatives = (names: readonly string[]) => `(?:${names.join('|')})`;
const notAfterLetterSource = String.raw`(?<![\p{L}\p{M}\d.])`;
const notBeforeLetterSource = String.raw`(?![\p{L}\p{M}])`;
const dozenSource = 'dozens?|doz|dz|darjan|darzan|درجن';

const multipliedPattern = new RegExp(
  `${notAfterLetterSource}(${joinAlternatives([...numberValues.keys()])}|\\d{1,3}(?:\\.\\d)?)\\s+(${joinAlternatives([...multipliers.keys()])})${notBeforeLetterSource}`,
  'giu',
);
const dozenPattern = new RegExp(
  `${notAfterLetterSource}(${joinAlternatives([...numberValues.keys()])}|1/2|½)\\s*(${dozenSource})${notBeforeLetterSource}`,
  'giu',
);
const numberBeforeUnitPattern = new RegExp(
  `${notAfterLetterSource}(${joinAlternatives([...numberValues.keys()])})\\s+(?=(?:pcs|pieces?|packs?|packets?|pkts?|adad|rolls?|sets?|عدد|پیک|پیکٹ|پیس|رول|سیٹ|شیٹ|kilo|kg|litres?|liters?|inch|کلو|لیٹر|انچ)${notBeforeLetterSource})`,
  'giu',
);
const halfKiloPattern = new RegExp(
  `${notAfterLetterSource}(?:half|aadha|adha|آدھا|1/2|½)\\s*(?:kilo|kg|کلو)${notBeforeLetterSource}`,
  'giu',
);

/** Matches a quarter of a kilogram: 'pao', 'ek pao'. */
const quarterKiloPattern = new RegExp(
  `${notAfterLetterSource}(?:(?:ek|aik|ایک)\\s+)?(?:pao|paao|پاؤ)${notBeforeLetterSource}`,
  'giu',
);

const parseNumberWord = (name: string): number =>
  numberValues.get(name.toLowerCase()) ?? Number(name);

/**
 * Replaces number words by digits if the next word shows that they are numbers: 'ek darjan',
 * 'paanch sau', 'half dozen'. Words such as 'do', 'teen' and 'single' have other meanings and stay
 * if they stand alone.
 */
export const replaceNumberWords = (text: string): string =>
  normaliseUrdu(toAsciiDigits(text))
    .replace(/ایم\s?ایل/gu, 'ml')
    .replace(halfKiloPattern, '500 g')
    .replace(quarterKiloPattern, '250 g')
    .replace(multipliedPattern, (_, name: string, multiplierWord: string) =>
      String(parseNumberWord(name) * (multipliers.get(multiplierWord.toLowerCase()) ?? 1)),
    )
    .replace(dozenPattern, (_, name: string) =>
      /^(?:1\/2|½)$/.test(name) ? '6 pcs' : `${String(parseNumberWord(name) * 12)} pcs`,
    )
    .replace(numberBeforeUnitPattern, (_, name: string) => `${String(parseNumberWord(name))} `);

/** Normalises Urdu letters. Other letters keep their accents. */
function normaliseUrdu(text: string): string {
  return text.replace(/[\p{Script=Arabic}]+/gu, removeDiacritics);
}
