import * as v from 'valibot';

// What is wrong, in words that follow the key.

export const text = v.string('must be text');
/** `#RGB` or `#RRGGBB` */
export const colour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

const Origin = v.optional(
  v.pipe(
    text,
    v.transform((value) => value.trim().replace(/\/+$/, '')),
    v.check(
      (value) => value === '' || /^https?:\/\/[^/]+/.test(value),
      'must be empty or start with http:// or https://',
    ),
  ),
  '',
);
const Filled = v.pipe(text, v.nonEmpty('must not be empty'));
const Text = v.optional(v.pipe(text, v.trim()), '');

const Days = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number of days'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(365, 'must be at most 365'),
);

/** @param usual what stands there where it is left out */
const shaped = (shape: RegExp, words: string, usual: string) =>
  v.optional(v.pipe(text, v.trim(), v.regex(shape, `must be ${words}`)), usual);

const holding = <T extends v.ObjectEntries>(entries: T) =>
  v.object(entries, `must hold ${Object.keys(entries).join(', ')}`);

const Address = v.pipe(
  text,
  v.regex(/^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/, 'must start with http://, https:// or /'),
);
const share = 'must be a number from 0 to 1';
const Share = v.pipe(v.number(share), v.minValue(0, share), v.maxValue(1, share));

export const StorefrontConfig = v.object(
  {
    apiBaseUrl: Origin,
    uploadBaseUrl: Origin,
    webClient: holding({ loginId: Filled, loginPassword: Filled }),
    productIdSecret: Filled,
    firebase: v.optional(
      v.nullable(
        v.looseObject(
          {
            apiKey: Filled,
            authDomain: Filled,
            projectId: v.optional(text),
            emulatorUrl: Origin,
          },
          'must be null or the web configuration of a Firebase project',
        ),
      ),
      null,
    ),
    userTokenHeader: shaped(/^[\w!#$%&'*+.^`|~-]*$/, 'empty or the name of an HTTP header', ''),
    devTools: v.optional(v.boolean('must be true or false'), true),
    orders: v.optional(
      holding({ send: shaped(/^(?:direct|choose)$/, "'direct' or 'choose'", 'choose') }),
      {},
    ),
    /** Where pages tell of their speed and their errors, and which share of them does. */
    measure: v.optional(v.nullable(holding({ url: Address, sample: v.optional(Share, 1) })), null),
    /** How the owner's own scripts hear of what shoppers do. */
    events: v.optional(v.picklist(['dom', 'dataLayer'], "must be 'dom' or 'dataLayer'")),
    brand: v.object(
      {
        name: Filled,
        /** Where room is scarce, as below an icon on a phone's screen. */
        shortName: v.optional(Filled),
        description: Text,
        /** Of the home page; without it the name stands there. */
        heading: Text,
        tagline: Text,
        locale: shaped(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'such as en-PK', 'en-PK'),
        currency: shaped(/^[A-Z]{3}$/, 'three letters such as PKR', 'PKR'),
        themeColour: shaped(colour, 'a colour such as #FBF8F3', '#FBF8F3'),
        /** Read by `readLook`: an unreadable one stops no shop. */
        look: v.optional(v.unknown()),
        /** `12,34,567`, not `1,234,567` */
        lakhs: v.optional(v.boolean('must be true or false'), false),
        /** Of a mobile number, as it is written within the country. */
        phoneDigits: v.optional(v.number('must be a number'), 11),
        orderPrefix: shaped(/^[A-Z\d]{1,6}$/, 'one to six capital letters or digits', 'ORD'),
        /** For how many days the prices of a pro-forma stand. */
        quoteDays: v.optional(Days, 7),
        /** What a shopper wants to know before buying, in a sentence each. */
        service: v.optional(
          holding({
            delivery: Text,
            returns: Text,
            minimumOrder: Text,
            /** Working days to a city; `others` to any that is not named. */
            days: v.optional(v.record(text, Days, 'must hold cities and days'), {}),
          }),
          {},
        ),
        /** What another business asks: for the pro-forma, and for what the prices are. */
        business: v.optional(
          holding({
            taxNumber: Text,
            bank: Text,
            terms: Text,
            /** With or without sales tax; left out, nothing is said of it. */
            prices: v.optional(v.picklist(['with', 'without'], "must be 'with' or 'without'")),
          }),
          {},
        ),
      },
      'must hold a name',
    ),
  },
  'window.storefrontConfig is missing: is config.js beside index.html, and free of typing mistakes?',
);
export type StorefrontConfig = v.InferOutput<typeof StorefrontConfig>;

declare global {
  interface Window {
    storefrontConfig?: unknown;
  }
}

/** Raised at boot; the message names the key, for the operator to read on the page. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** What is wrong, after the key that it is wrong with. */
export function describeConfigIssue(issue: v.BaseIssue<unknown>): string {
  const isMissing = issue.path?.at(-1)?.origin === 'key';
  const words = isMissing ? 'is missing' : issue.message;
  return [v.getDotPath(issue), words].filter(Boolean).join(' ');
}

/** Checks a configuration. @throws ConfigError naming the first key at fault. */
export function parseConfig(value: unknown): StorefrontConfig {
  const result = v.safeParse(StorefrontConfig, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new ConfigError(describeConfigIssue(result.issues[0]));
}

/** The attributes of the picture that a page has in place of the name, or beside it: see `app/look`. */
export type ShownLogo = Record<'src' | 'alt', string> &
  Record<'width' | 'height', number> & { besideName?: boolean };
export type RuntimeConfig = StorefrontConfig & { logo?: ShownLogo | null | undefined };

let current: RuntimeConfig | undefined;
let siteOrigin: string | undefined;

/** The configuration of `config.js`, checked once. @throws ConfigError */
export function getRuntimeConfig(): RuntimeConfig {
  current ??= {
    ...parseConfig(window.storefrontConfig),
    // Whoever gave the page its look has looked at the picture.
    logo: JSON.parse(
      document.getElementById('look')?.dataset['logo'] ?? 'null',
    ) as ShownLogo | null,
  };
  return current;
}

let forms = { lakhs: false, phoneDigits: 11 };

/** How the shop writes numbers. */
export const getNumberFormats = (): typeof forms => current?.brand ?? forms;

/** For a back end, which has no configuration of its own. */
export function setPhoneDigits(phoneDigits = 11): void {
  forms = { ...forms, phoneDigits };
}

/** Where the shop's pages are. */
export const getPageOrigin = (): string => siteOrigin ?? window.location.origin;

/** Takes a configuration and a site in place of the window's: there is none where pages are prerendered. */
export function setRuntimeConfig(config: RuntimeConfig, site?: string): void {
  current = config;
  siteOrigin = site;
}
