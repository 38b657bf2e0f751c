import type { Answer } from '@shop/site/askWeb';
import { recordRequests } from '@shop/prerender/recordRequests';
import { getServerMessage, getStatusCode } from '@/shared/api/apiError';
import type { AppStore } from '@/app/store';
import { inspect, describeSchemaFault } from './inspect';
import type { CheckContext } from './checkContext';
import type { Call, CallResult } from './endpointCalls';
import { getFailureKind } from './report';
import type { FindingKind } from './report';

/**
 * Checks how an answer is transferred: its size, compression, caching, redirects and CORS headers.
 * Returns all measurements of this call so far.
 */
function checkTransport({ note, site, measured }: CheckContext, label: string, answer: Answer) {
  const { url, headers, wait, body, hops } = answer;
  const getHeader = (name: string) => headers.get(name) ?? '';
  const encoding = getHeader('content-encoding');
  const measurements = measured.get(label) ?? { waits: [], bytes: 0, packed: encoding, dropped: 0 };
  measurements.waits.push(wait);
  measurements.bytes = Math.max(measurements.bytes, body.length);
  measured.set(label, measurements);
  const allowedOrigin = getHeader('access-control-allow-origin');
  if (site !== url.origin && ![site, '*'].includes(allowedOrigin)) note(label, 'cors', site);
  if (hops.length > 0) note(label, 'redirected', hops.at(-1));
  if (body.length > 20_000 && !encoding) note(label, 'uncompressed');
  if (body.length > 2 ** 20) note(label, 'large', (body.length / 2 ** 20).toFixed(1));
  const cacheControl = getHeader('cache-control');
  const isCached =
    /immutable|max-age=[1-9]/.test(cacheControl) && !/no-cache|no-store/.test(cacheControl);
  if (answer.method === 'GET' && answer.status === 200 && (isCached || !cacheControl))
    note(label, isCached ? 'kept' : 'keptUnsaid', cacheControl);
  return measurements;
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const describeContentType = ({ headers, body }: Answer): string =>
  body.length > 0 ? (headers.get('content-type') ?? 'something without a type') : 'nothing';

/** Returns why the base query would retry a request, or `undefined` if the answer is valid. */
function findFault(answer: Answer): string | undefined {
  const { failure, status } = answer;
  if (failure) return `does not answer (${failure})`;
  if (status >= 400) return `answers ${status}`;
  const body = parseBody(answer.body);
  if (body === undefined) return `answers ${describeContentType(answer)}, which is not JSON,`;
  return getStatusCode(body) === 401 ? 'answers with a statusCode of 401' : undefined;
}

/**
 * Reports problems with the answers to a call, such as an error status, or fields that the shop
 * drops or misses.
 * @param subject the product that the call is for, such as `product 7`, or `''` for other calls
 * @returns the parsed body, or `undefined` if the shop cannot use the answer
 */
export function checkCall(
  context: CheckContext,
  { label, isRead, schema }: Pick<Call, 'label' | 'isRead' | 'schema'>,
  { error, answers }: CallResult & { answers: Answer[] },
  subject = '',
): unknown {
  const { getCallName, pictures } = context;
  const callAnswers = answers.filter(({ method, url }) => getCallName(method, url.href) === label);
  const lastAnswer = callAnswers.pop();
  const reportProblem = (kind: FindingKind, detail?: string) =>
    context.note(label, kind, detail, subject);
  if (!lastAnswer || lastAnswer.failure) {
    if (lastAnswer?.failure) reportProblem(getFailureKind(lastAnswer.failure), lastAnswer.failure);
    else reportProblem('notSent', error?.message);
    return undefined;
  }
  const measurements = checkTransport(context, label, lastAnswer);
  const body = parseBody(lastAnswer.body);
  const message = getServerMessage(body) ?? '';
  const isUnreadable = body === undefined && (isRead || error);
  if (error && lastAnswer.status >= 400) reportProblem('status', `${lastAnswer.status} ${message}`);
  else if (isUnreadable) reportProblem('noJson', describeContentType(lastAnswer));
  else if (error)
    reportProblem('unusable', describeSchemaFault(schema, body) || message || error.message);
  if (error ?? isUnreadable) return undefined;
  for (const earlierAnswer of callAnswers) {
    const fault = findFault(earlierAnswer);
    if (fault) reportProblem('again', fault);
  }
  inspect(schema, body, (kind, path, example = '') => {
    if (kind === 'picture') pictures.set(example, [label, path]);
    else context.note(label, kind, path, subject || example);
    if (kind === 'dropped') measurements.dropped += 1;
  });
  return body;
}

/** Sends all read calls that are not for a single product, and checks their answers. */
export async function examineLists(context: CheckContext, store: AppStore): Promise<void> {
  for (const call of context.calls.filter(({ isRead, isList }) => isRead && isList)) {
    const { label, name } = call;
    context.progress(label);
    const recordedCall = await recordRequests(() => store.dispatch(call.send()));
    const body = checkCall(context, call, recordedCall) as { data?: unknown } | null | undefined;
    const { data } = recordedCall;
    if (body === undefined || !Array.isArray(data)) continue;
    const rows: unknown = Array.isArray(body) ? body : body?.data;
    const measurements = context.measured.get(label);
    if (measurements && Array.isArray(rows)) measurements.rows = rows.length;
    if (data.length > 0) continue;
    if (!Array.isArray(rows)) context.note(label, 'noList');
    if (name === 'getProducts') context.note(label, 'noProducts');
    else if (Array.isArray(rows)) context.note(label, 'noRows');
  }
}

/**
 * Checks whether the back end lets a browser send each call from the site. This matters only if
 * site and back end have different origins.
 */
export async function examinePreflights({
  note,
  fetchAnswer,
  config,
  site,
  api,
  calls,
}: CheckContext) {
  for (const { label, request, options } of site === api ? [] : calls) {
    const { method = 'GET', url } = request;
    const isJson = request.body !== undefined && !(request.body instanceof FormData);
    const headerNames = [
      options.auth !== 'none' && 'authorization',
      isJson && 'content-type',
      ...Object.keys(request.headers ?? {}),
      options.sendsUserToken && config.userTokenHeader.toLowerCase(),
    ].flatMap((name) => name || []);
    const methods = /GET|POST/.test(method) ? [] : [method.toLowerCase()];
    if (headerNames.length + methods.length === 0) continue;
    const headerPrefix = 'access-control-request';
    const preflightHeaders = {
      [`${headerPrefix}-method`]: method,
      [`${headerPrefix}-headers`]: headerNames.join(','),
    };
    const headers = { origin: site, ...preflightHeaders };
    const answer = await fetchAnswer(new URL(url, api), { method: 'OPTIONS', headers });
    const requiredValues = { origin: [site], methods, headers: headerNames };
    const missingValues = Object.entries(requiredValues).flatMap(([suffix, values]) => {
      const allowHeader = answer.headers.get(`access-control-allow-${suffix}`)?.toLowerCase() ?? '';
      const isAllowedByWildcard = (name: string) => allowHeader === '*' && name !== 'authorization';
      return values.filter(
        (name) => !isAllowedByWildcard(name) && !allowHeader.split(/, */).includes(name),
      );
    });
    const isSuccessful = answer.status >= 200 && answer.status < 300;
    if (!isSuccessful) note(label, 'noPreflight', answer.failure ?? String(answer.status));
    else if (missingValues.length > 0) note(label, 'preflight', missingValues.join(', '));
  }
}
