import * as v from 'valibot';
import { colourPattern, describeConfigIssue, textSchema } from './configValues';

const Colour = v.pipe(
  textSchema,
  v.trim(),
  v.regex(colourPattern, 'must be a colour such as #1F5A43'),
);
const createWholeNumberSchema = (max: number, min = 0) => {
  const errorText = `must be a whole number from ${String(min)} to ${String(max)}`;
  return v.pipe(
    v.number(errorText),
    v.integer(errorText),
    v.minValue(min, errorText),
    v.maxValue(max, errorText),
  );
};

/** @param extensions allowed file name extensions, separated by `|` */
const createSiteFileSchema = (extensions: string) =>
  v.pipe(
    textSchema,
    v.trim(),
    v.regex(
      new RegExp(`^(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.(?:${extensions})$`, 'i'),
      `must be a file of the site, such as brand/logo.svg (${extensions.replaceAll('|', ', ')})`,
    ),
  );

const settingSchemas = {
  primary: Colour,
  secondary: Colour,
  background: Colour,
  radius: createWholeNumberSchema(24),
  typeface: v.picklist(['figtree', 'system'], "must be 'figtree' or 'system'"),
  /** Shown in the header and on a pro-forma, in place of the name or beside it. */
  logo: v.object(
    {
      file: createSiteFileSchema('svg|png|jpe?g|webp'),
      width: createWholeNumberSchema(400, 1),
      /** A higher logo would not fit into the header. */
      height: createWholeNumberSchema(44, 1),
      /** The shop's name is used if this is empty. */
      alt: v.optional(v.pipe(textSchema, v.trim()), ''),
      /** Shows the name beside the logo, for a logo without words. */
      besideName: v.optional(v.boolean('must be true or false')),
    },
    'must hold file, width, height',
  ),
  /** The prerenderer creates the icons for browsers and phones from this file. */
  icon: createSiteFileSchema('svg|png'),
};

const Look = v.partial(v.object(settingSchemas));
/** The shop's own look. Every setting is optional. */
export type Look = v.InferOutput<typeof Look>;

/**
 * Reads the settings of `brand.look`. Invalid settings are left out, and `problems` describes them.
 */
export function readLook(value: unknown): { look: Look; problems: string[] } {
  if (value === undefined) return { look: {}, problems: [] };
  if (!v.is(v.record(textSchema, v.unknown()), value))
    return {
      look: {},
      problems: [`brand.look must hold ${Object.keys(settingSchemas).join(', ')}`],
    };
  const unknownKeys = Object.keys(value).filter((key) => !(key in Look.entries));
  const { issues = [] } = v.safeParse(Look, value, { abortPipeEarly: true });
  const invalidKeys = new Set(issues.map(({ path }) => path?.[0].key));
  const validEntries = Object.entries(value).filter(([key]) => !invalidKeys.has(key));
  const faults = [
    ...issues.map(describeConfigIssue),
    ...unknownKeys.map((key) => `${key} is no setting`),
  ];
  return {
    look: v.parse(Look, Object.fromEntries(validEntries)),
    problems: faults.map((fault) => `brand.look.${fault}`),
  };
}
