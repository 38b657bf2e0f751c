import * as v from 'valibot';
import { median } from 'simple-statistics';
import { askWeb } from '@shop/site/askWeb';
import { readConfigValues } from '@shop/site/configValues';
import { createHeaderRules } from '@shop/site/hostFiles';
import type { SiteConfig } from '@shop/site/hostFiles';
import { recordRequests, recordFetches } from '@shop/prerender/recordRequests';
import { prepareAppInNode } from '@shop/prerender/shopData';
import { findUnknownKeys } from '@shop/prerender/unknownKeys';
import { ensureAccessToken } from '@/shared/api/accessToken';
import { baseApi } from '@/shared/api/baseApi';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { createTokenRequest } from '@/shared/api/tokenRequest';
import { addBase } from '@/shared/config/base';
import { describeConfigIssue } from '@/shared/config/configValues';
import { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { TokenResponse } from '@/shared/contract/token';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { findLookFaults } from '@/app/theme/createPalette';
import { makeStore } from '@/app/store';
import { createCallNamer } from './contractCalls.mjs';
import { examineAccount } from './account';
import type { AccountOptions } from './account';
import { examineLists, examinePreflights, checkCall } from './calls';
import type { CheckContext } from './checkContext';
import { getAllCalls } from './endpointCalls';
import { examinePictures } from './pictures';
import { examineProducts, examineTaxonomy } from './products';
import { createReport, getFailureKind } from './report';
import { examinePages, examineSite } from './site';

interface Options extends AccountOptions {
  /** Origin of the back end. */
  api: string;
  /** Origin to which pictures are uploaded, if it is not that of the back end. */
  upload?: string | undefined;
  /** Origin of the pages. Without it, the doctor checks only the back end. */
  site?: string | undefined;
  /** The `config.js` to check, by default that of the site. */
  config?: { name: string; text: string } | undefined;
  /** The operator's `config.js` on this computer. It is used if the site returns no `config.js`. */
  localConfig?: { name: string; text: string } | undefined;
  /** The project's own `config.js`. It is used if there is no other. */
  shippedConfig: { name: string; text: string };
  /** Text of docs/contract.md. */
  contract: string;
  /** Removes control characters from a text that is shown in a terminal. */
  plain: (text: string) => string;
  /** Tells the user what is being checked. */
  progress: (text: string) => void;
}

const maxComparedProducts = 50;

function examineConfig(note: CheckContext['note'], { name, text }: { name: string; text: string }) {
  try {
    const { value, lineNumbersByKey } = readConfigValues(text);
    const { issues = [], output, success } = v.safeParse(StorefrontConfig, value);
    const getLineNumber = (key: string): number =>
      lineNumbersByKey.get(key) ?? (key ? getLineNumber(key.replace(/\.?[^.]*$/, '')) : 1);
    const getLocation = (key: string) => `${name}:${getLineNumber(key)}`;
    for (const issue of issues)
      note(getLocation(v.getDotPath(issue) ?? ''), 'configKey', describeConfigIssue(issue));
    if (!success) return undefined;
    for (const fault of findLookFaults((value as typeof output).brand.look))
      note(getLocation('brand.look'), 'configLook', fault);
    const config = { ...output, policy: (value as SiteConfig).policy };
    createHeaderRules('/', config);
    for (const { key, suggestion } of findUnknownKeys(value))
      note(getLocation(key), 'configUnknown', suggestion ? `${key} (probably ${suggestion})` : key);
    return config;
  } catch (error) {
    note(name, 'configUnread', (error as Error).message);
    return undefined;
  }
}

/**
 * Checks the call for an access token.
 * @returns whether the answer contains a token
 */
async function examineToken(context: CheckContext): Promise<boolean> {
  const { note, hide, api, config, getCallName } = context;
  const { url } = createTokenRequest(api, config.webClient);
  if (!/^https:|^http:..(?:localhost|127\.)/.test(url)) note(api, 'plainHttp');
  sessionStore.remove(sessionKeys.accessToken);
  const toErrorResult = (error: unknown) => ({ error: { message: (error as Error).message } });
  const recordedCall = await recordRequests(() =>
    ensureAccessToken().then((data) => ({ data }), toErrorResult),
  );
  hide(sessionStore.get(sessionKeys.accessToken) ?? '');
  const label = getCallName('GET', url);
  const body = checkCall(context, { label, isRead: true, schema: TokenResponse }, recordedCall);
  const lifetimeSeconds = Number((body as { expiresIn?: unknown } | undefined)?.expiresIn);
  if (body && !(lifetimeSeconds > 0)) note(label, 'tokenLife');
  return body !== undefined;
}

/**
 * Reads the `config.js` of the site. If the site cannot be reached, it reports this and reads a
 * `config.js` on this computer.
 */
async function readConfig(
  options: Options,
  fetchAnswer: CheckContext['fetchAnswer'],
  note: CheckContext['note'],
) {
  const { api, site = api, config, localConfig, shippedConfig } = options;
  const configUrl = new URL(addBase('config.js'), site).href;
  if (config && !options.site) return { isSiteReachable: true, configFile: config };
  const { failure, status, body } = await fetchAnswer(configUrl);
  if (!failure && status < 400)
    return { isSiteReachable: true, configFile: config ?? { name: configUrl, text: String(body) } };
  const reason = failure ?? `it answers ${String(status)}`;
  note(site, failure && getFailureKind(failure) === 'untrusted' ? 'untrusted' : 'siteDown', reason);
  return { isSiteReachable: false, configFile: config ?? localConfig ?? shippedConfig };
}

/**
 * Sends the storefront's requests to a back end and a site. Returns what is wrong, and the
 * measurements of each call.
 */
export async function examine(options: Options) {
  const { api, site = api, upload, plain, progress } = options;
  const report = createReport(plain);
  const measured: CheckContext['measured'] = new Map();
  const originalFetch = globalThis.fetch;
  const fetchAnswer: CheckContext['fetchAnswer'] = (address, init, byteLimit) =>
    askWeb(originalFetch, new Request(address, init), byteLimit);
  const createResult = () => {
    for (const [label, { waits }] of measured) if (median(waits) > 1000) report.note(label, 'slow');
    const plainMeasurements = [...measured].map(
      ([label, { packed, ...numbers }]) =>
        [plain(label), { ...numbers, packed: plain(packed) }] as const,
    );
    return { findings: report.getFindings(), measured: new Map(plainMeasurements) };
  };
  const { isSiteReachable, configFile } = await readConfig(options, fetchAnswer, report.note);
  const servedConfig =
    examineConfig(report.note, configFile) ?? examineConfig(() => undefined, options.shippedConfig);
  if (!servedConfig) return createResult();
  if (isSiteReachable && (servedConfig.apiBaseUrl || site) !== api)
    report.note(configFile.name, 'configApi', servedConfig.apiBaseUrl || site);
  const apiBaseUrl = api === site ? '' : api;
  const config = {
    ...servedConfig,
    apiBaseUrl,
    uploadBaseUrl: upload ?? servedConfig.uploadBaseUrl,
  };
  for (const secret of [options.user?.password, servedConfig.webClient.loginPassword])
    report.hide(secret);
  prepareAppInNode(config, site);
  const sharedState = { api, site, fetchAnswer, config, measured, progress, pictures: new Map() };
  const getCallName = createCallNamer(options.contract);
  const context: CheckContext = {
    ...report,
    ...sharedState,
    calls: getAllCalls(getCallName),
    getCallName,
  };
  const store = makeStore();
  const { warn, error } = console;
  // Mute the console, because the findings already report what the app would log.
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  Object.assign(retryPolicy, { maxRetries: 1 });
  recordFetches(originalFetch, site);
  try {
    const { failure } = upload ? await fetchAnswer(upload) : {};
    if (upload && failure) report.note(upload, getFailureKind(failure), failure);
    if (options.site && isSiteReachable) await examineSite(context);
    if (!(await examineToken(context))) return createResult();
    await examineLists(context, store);
    await examinePreflights(context);
    const products = examineTaxonomy(context, store);
    const answersByProduct = await examineProducts(context, products, maxComparedProducts);
    await examinePictures(context);
    await examineAccount(context, store, products[0]?.productId ?? '0', options);
    if (options.site && isSiteReachable)
      await examinePages(context, store, products, answersByProduct);
    return createResult();
  } finally {
    // Reset the API's state, because its timers would keep the process running.
    store.dispatch(baseApi.util.resetApiState());
    globalThis.fetch = originalFetch;
    Object.assign(console, { warn, error });
  }
}
