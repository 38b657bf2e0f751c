import * as v from 'valibot';

const origin = (key: string) =>
  v.optional(
    v.pipe(
      v.string(`${key} must be text`),
      v.transform((value) => value.trim().replace(/\/+$/, '')),
      v.check(
        (value) => value === '' || /^https?:\/\/[^/]+/.test(value),
        `${key} must be empty or start with http:// or https://`,
      ),
    ),
    '',
  );
const filled = (key: string) =>
  v.pipe(v.string(`${key} must be text`), v.nonEmpty(`${key} must not be empty`));

const text = (key: string) => v.optional(v.pipe(v.string(`${key} must be text`), v.trim()), '');

/** @param usual what stands there where it is left out */
const shaped = (key: string, shape: RegExp, words: string, usual: string) =>
  v.optional(
    v.pipe(v.string(`${key} must be text`), v.trim(), v.regex(shape, `${key} must be ${words}`)),
    usual,
  );

const StorefrontConfig = v.object(
  {
    apiBaseUrl: origin('apiBaseUrl'),
    uploadBaseUrl: origin('uploadBaseUrl'),
    webClient: v.object(
      { loginId: filled('webClient.loginId'), loginPassword: filled('webClient.loginPassword') },
      'webClient must hold loginId and loginPassword',
    ),
    productIdSecret: filled('productIdSecret'),
    firebase: v.optional(
      v.nullable(
        v.looseObject(
          {
            apiKey: filled('firebase.apiKey'),
            authDomain: filled('firebase.authDomain'),
            projectId: v.optional(v.string('firebase.projectId must be text')),
            emulatorUrl: origin('firebase.emulatorUrl'),
          },
          'firebase must be null or the web configuration of a Firebase project',
        ),
      ),
      null,
    ),
    userTokenHeader: shaped(
      'userTokenHeader',
      /^[\w!#$%&'*+.^`|~-]*$/,
      'empty or the name of an HTTP header',
      '',
    ),
    devTools: v.optional(v.boolean('devTools must be true or false'), false),
    brand: v.object(
      {
        name: filled('brand.name'),
        /** Where room is scarce, as below an icon on a phone's screen. */
        shortName: v.optional(filled('brand.shortName')),
        description: text('brand.description'),
        /** Of the home page; without it the name stands there. */
        heading: text('brand.heading'),
        tagline: text('brand.tagline'),
        locale: shaped('brand.locale', /^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'such as en-PK', 'en-PK'),
        currency: shaped('brand.currency', /^[A-Z]{3}$/, 'three letters such as PKR', 'PKR'),
        themeColour: shaped(
          'brand.themeColour',
          /^#(?:[\da-f]{3}|[\da-f]{6})$/i,
          'a colour such as #FBF8F3',
          '#FBF8F3',
        ),
        orderPrefix: shaped(
          'brand.orderPrefix',
          /^[A-Z\d]{1,6}$/,
          'one to six capital letters or digits',
          'ORD',
        ),
        /** For how many days the prices of a pro-forma stand. */
        quoteDays: v.optional(
          v.pipe(
            v.number('brand.quoteDays must be a number'),
            v.integer('brand.quoteDays must be a whole number of days'),
            v.minValue(1, 'brand.quoteDays must be at least 1'),
            v.maxValue(365, 'brand.quoteDays must be at most 365'),
          ),
          7,
        ),
        /** What a shopper wants to know before buying, in a sentence each. */
        service: v.optional(
          v.object(
            {
              delivery: text('brand.service.delivery'),
              returns: text('brand.service.returns'),
              minimumOrder: text('brand.service.minimumOrder'),
            },
            'brand.service must hold delivery, returns and minimumOrder',
          ),
          {},
        ),
      },
      'brand must hold a name',
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

/** Checks a configuration. @throws ConfigError naming the first key at fault. */
export function parseConfig(value: unknown): StorefrontConfig {
  const result = v.safeParse(StorefrontConfig, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const key = v.getDotPath(issue);
  throw new ConfigError(
    key && !issue.message.includes(key) ? `${key}: ${issue.message}` : issue.message,
  );
}

let current: StorefrontConfig | undefined;
let siteOrigin: string | undefined;

/** The configuration of `config.js`, checked once. @throws ConfigError */
export function runtimeConfig(): StorefrontConfig {
  current ??= parseConfig(window.storefrontConfig);
  return current;
}

/** Where the shop's pages are. */
export const pageOrigin = (): string => siteOrigin ?? window.location.origin;

/** Takes a configuration and a site in place of the window's: there is none where pages are prerendered. */
export function setRuntimeConfig(config: StorefrontConfig, site?: string): void {
  current = config;
  siteOrigin = site;
}
