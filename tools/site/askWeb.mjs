/**
 * Result of a request. `status` is 0 if there is no answer. `wait` is the time in ms until the
 * first byte. `hops` lists the addresses to which the server redirected the request. `failure` says
 * why the answer is missing or incomplete.
 * @typedef {{ method: string, url: URL, status: number, headers: Headers, wait: number, body: Buffer, hops: string[], failure?: string }}
 * Answer
 */

const maxBytes = 64 * 2 ** 20;
const maxRedirects = 5;
/** Time limits of the storefront for reads and writes, in ms. */
const maxReadTimeMs = 20_000;
const maxWriteTimeMs = 60_000;

/** @type {Partial<Record<string, string>>} */
const reasonsByCode = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'nothing listens at that port',
  UND_ERR_SOCKET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an authority that is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is of an authority that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https',
};

/**
 * Returns why there is no complete answer.
 * @param {unknown} error @param {number} timeLimitMs time limit in ms
 */
function getReason(error, timeLimitMs) {
  const { name, message, cause } =
    /** @type {Error & { cause?: { code?: string, message?: string } }} */ (error);
  const code = cause?.code ?? name;
  if (code === 'TimeoutError' || code === 'AbortError')
    return `it does not end within ${timeLimitMs / 1000} s`;
  return reasonsByCode[code] ?? cause?.message ?? (code === 'Error' ? message : code);
}

/** @param {Response} response @param {number} [byteLimit] number of bytes after which reading stops */
async function readBody({ body }, byteLimit) {
  const chunks = [];
  let length = 0;
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (body ?? [])) {
    chunks.push(chunk);
    length += chunk.length;
    if (byteLimit && length >= byteLimit) break;
    if (length > maxBytes) throw new Error(`it does not end within ${maxBytes / 2 ** 20} MB`);
  }
  return Buffer.concat(chunks);
}

/**
 * Makes a request to an untrusted server, with limits on time, size and redirects. Tokens and
 * queries are never sent to another origin.
 * @param {typeof fetch} send @param {Request} request
 * @param {number} [byteLimit] number of bytes of the body after which reading stops
 * @returns {Promise<Answer>}
 */
export async function askWeb(send, request, byteLimit) {
  const { method, headers } = request;
  const url = new URL(request.url);
  const maxTimeMs = method === 'GET' ? maxReadTimeMs : maxWriteTimeMs;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(maxTimeMs)]);
  const answer = { method, url, status: 0, headers: new Headers(), wait: 0, body: Buffer.alloc(0) };
  /** @type {string[]} */
  const redirectTargets = [];
  try {
    const body = request.body && (await request.arrayBuffer());
    for (let currentUrl = url; ;) {
      const startTime = performance.now();
      const response = await send(currentUrl.href, {
        method,
        headers,
        body,
        signal,
        redirect: 'manual',
      });
      answer.wait = Math.round(performance.now() - startTime);
      Object.assign(answer, { status: response.status, headers: response.headers });
      const redirectTarget = response.status >= 300 && response.headers.get('location');
      if (!redirectTarget)
        return { ...answer, hops: redirectTargets, body: await readBody(response, byteLimit) };
      await response.body?.cancel();
      currentUrl = new URL(redirectTarget, currentUrl);
      redirectTargets.push(currentUrl.origin + currentUrl.pathname);
      if (redirectTargets.length > maxRedirects) throw new Error('it redirects for ever');
      if (currentUrl.origin !== url.origin) throw new Error(`it redirects to ${currentUrl.origin}`);
    }
  } catch (error) {
    return { ...answer, hops: redirectTargets, failure: getReason(error, maxTimeMs) };
  }
}
