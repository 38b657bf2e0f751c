import * as v from 'valibot';
import { colourPattern, describeConfigIssue, textSchema } from './configValues';
import { readLook } from './look';

// Each error text in this file continues a sentence that starts with the key of the setting.

const Origin = v.optional(
  v.pipe(
    textSchema,
    v.transform((value) => value.trim().replace(/\/+$/, '')),
    v.check(
      (value) => value === '' || /^https?:\/\/[^/]+/.test(value),
      'must be empty or start with http:// or https://',
    ),
  ),
  '',
);
const NonEmptyText = v.pipe(textSchema, v.nonEmpty('must not be empty'));
const Text = v.optional(v.pipe(textSchema, v.trim()), '');

const Days = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number of days'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(365, 'must be at most 365'),
);

/**
 * Creates a schema for optional text that must match a pattern. `patternDescription` completes the
 * error text "must be …".
 */
const createPatternSchema = (pattern: RegExp, patternDescription: string, defaultValue: string) =>
  v.optional(
    v.pipe(textSchema, v.trim(), v.regex(pattern, `must be ${patternDescription}`)),
    defaultValue,
  );

/** The name of a time zone. Some browsers do not support offsets, such as `+05:00`. */
const TimeZone = v.pipe(
  textSchema,
  v.trim(),
  v.check((name) => {
    try {
      return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'must be a time zone such as Asia/Karachi'),
);

const createObjectSchema = <T extends v.ObjectEntries>(entries: T) =>
  v.object(entries, `must hold ${Object.keys(entries).join(', ')}`);

const Address = v.pipe(
  textSchema,
  v.regex(/^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/, 'must start with http://, https:// or /'),
);
const fractionErrorText = 'must be a number from 0 to 1';
const Fraction = v.pipe(
  v.number(fractionErrorText),
  v.minValue(0, fractionErrorText),
  v.maxValue(1, fractionErrorText),
);

export const StorefrontConfig = v.object(
  {
    apiBaseUrl: Origin,
    uploadBaseUrl: Origin,
    webClient: createObjectSchema({ loginId: NonEmptyText, loginPassword: NonEmptyText }),
    productIdSecret: NonEmptyText,
    firebase: v.optional(
      v.nullable(
        v.looseObject(
          {
            apiKey: NonEmptyText,
            authDomain: NonEmptyText,
            projectId: v.optional(textSchema),
            emulatorUrl: Origin,
          },
          'must be null or the web configuration of a Firebase project',
        ),
      ),
      null,
    ),
    userTokenHeader: createPatternSchema(
      /^[\w!#$%&'*+.^`|~-]*$/,
      'empty or the name of an HTTP header',
      '',
    ),
    devTools: v.optional(v.boolean('must be true or false'), true),
    orders: v.optional(
      createObjectSchema({
        send: createPatternSchema(/^(?:direct|choose)$/, "'direct' or 'choose'", 'choose'),
      }),
      {},
    ),
    /** Where pages report their speed and errors, and for which share of pages. */
    measure: v.optional(
      v.nullable(createObjectSchema({ url: Address, sample: v.optional(Fraction, 1) })),
      null,
    ),
    /** How the owner's own scripts receive events about what shoppers do. */
    events: v.optional(v.picklist(['dom', 'dataLayer'], "must be 'dom' or 'dataLayer'")),
    brand: v.object(
      {
        name: NonEmptyText,
        /** Used where space is limited, such as below an icon on a phone's home screen. */
        shortName: v.optional(NonEmptyText),
        description: Text,
        /** Heading of the home page. If it is empty, the name is used. */
        heading: Text,
        tagline: Text,
        locale: createPatternSchema(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'such as en-PK', 'en-PK'),
        currency: createPatternSchema(/^[A-Z]{3}$/, 'three letters such as PKR', 'PKR'),
        /** The zone of every date that the shop shows, whatever the zone of the device is. */
        timeZone: v.optional(TimeZone, 'Asia/Karachi'),
        themeColour: createPatternSchema(colourPattern, 'a colour such as #FBF8F3', '#FBF8F3'),
        /** Invalid settings are left out, because an invalid look must not stop the shop. */
        look: v.pipe(
          v.optional(v.unknown(), {}),
          v.transform((value) => readLook(value).look),
        ),
        /** Whether digits are grouped by lakhs: `12,34,567` instead of `1,234,567`. */
        lakhs: v.optional(v.boolean('must be true or false'), false),
        /** Length of a mobile number in its national form. */
        phoneDigits: v.optional(v.number('must be a number'), 11),
        orderPrefix: createPatternSchema(
          /^[A-Z\d]{1,6}$/,
          'one to six capital letters or digits',
          'ORD',
        ),
        /** How many days the prices of a pro-forma are valid. */
        quoteDays: v.optional(Days, 7),
        /** What a shopper should know before a purchase. Each text is one sentence. */
        service: v.optional(
          createObjectSchema({
            delivery: Text,
            returns: Text,
            minimumOrder: Text,
            /**
             * Working days that a delivery takes to each city. `others` applies to cities that are
             * not named.
             */
            days: v.optional(v.record(textSchema, Days, 'must hold cities and days'), {}),
          }),
          {},
        ),
        /** Details for business customers, shown on the pro-forma and beside prices. */
        business: v.optional(
          createObjectSchema({
            taxNumber: Text,
            bank: Text,
            terms: Text,
            /**
             * Whether prices include sales tax. If this is missing, the shop does not mention the
             * tax.
             */
            prices: v.optional(v.picklist(['with', 'without'], "must be 'with' or 'without'")),
          }),
          {},
        ),
      },
      'must hold a name',
    ),
  },
  'window.storefrontConfig is missing. Check that config.js is in the same folder as index.html and has no typing mistakes.',
);
export type StorefrontConfig = v.InferOutput<typeof StorefrontConfig>;

declare global {
  interface Window {
    storefrontConfig?: unknown;
  }
}

/**
 * Thrown at start-up. The message names the invalid key, and the page shows the message to the
 * operator.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Validates a configuration.
 * @throws ConfigError naming the first invalid key
 */
export function parseConfig(value: unknown): StorefrontConfig {
  const result = v.safeParse(StorefrontConfig, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new ConfigError(describeConfigIssue(result.issues[0]));
}

let currentConfig: StorefrontConfig | undefined;
let siteOrigin: string | undefined;

/**
 * Returns the configuration of `config.js`, which is validated only at the first call.
 * @throws ConfigError naming the first invalid key
 */
export function getRuntimeConfig(): StorefrontConfig {
  currentConfig ??= parseConfig(window.storefrontConfig);
  return currentConfig;
}

let numberFormats = { lakhs: false, phoneDigits: 11 };

/**
 * Returns whether the shop groups digits by lakhs, and how many digits its telephone numbers have.
 */
export const getNumberFormats = (): typeof numberFormats => currentConfig?.brand ?? numberFormats;

/** Sets the length of telephone numbers in the back end, which does not read `config.js`. */
export function setPhoneDigits(phoneDigits = 11): void {
  numberFormats = { ...numberFormats, phoneDigits };
}

export const getPageOrigin = (): string => siteOrigin ?? window.location.origin;

/** Sets the configuration and the origin of the site for prerendering, where there is no window. */
export function setRuntimeConfig(config: StorefrontConfig, newSiteOrigin?: string): void {
  currentConfig = config;
  siteOrigin = newSiteOrigin;
}
