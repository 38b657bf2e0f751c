const webClientQuery = 'LoginId=webclient&LoginPassword=webclient-demo';
export const password = 'long enough';
const createRandomByte = () => Math.floor(Math.random() * 256);
export const createRandomAddress = () =>
  `10.${createRandomByte()}.${createRandomByte()}.${createRandomByte()}`;

/**
 * Creates a visitor whose API calls contain an IP address in `X-Forwarded-For`, by default a random
 * one. A shop with TRUST_PROXY=true takes it for the visitor's address.
 * @param {string} url
 * @param {typeof fetch} send
 * @param {string} address IP address, or an empty text for a visitor on this computer; only such a
 * visitor may use the demo accounts
 */
export function createVisitor(url, send = fetch, address = createRandomAddress()) {
  let bearerToken = '';

  /**
   * Makes an API call with the current token.
   * @param {string} method
   * @param {string} path
   * @param {object} [content] a form, or an object to send as JSON
   */
  const call = (method, path, content) =>
    send(url + path, {
      method,
      headers: {
        ...(address && { 'X-Forwarded-For': address }),
        ...(bearerToken && { Authorization: `Bearer ${bearerToken}` }),
        ...(content && !(content instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      ...(content && { body: content instanceof FormData ? content : JSON.stringify(content) }),
    });
  const readJson = async (/** @type {Response} */ response) =>
    /** @type {Record<string, string>} */ (await response.json());

  return {
    call,
    /** Gets the web client's token for later calls, and returns it. */
    enter: async () => {
      bearerToken =
        (await readJson(await call('GET', `/api/Login/GenerateToken?${webClientQuery}`))).data ??
        '';
      return bearerToken;
    },
    /** @param {string} userEmail */
    signUp: (userEmail) =>
      call('POST', '/api/ADM/User/WebSave', {
        loginId: userEmail,
        appUserName: 'Visitor',
        userCellNo: '',
        userEmail,
        loginPassword: password,
        userImageURL: '',
      }),
    /**
     * Logs in, and sends the user's token in later calls.
     * @param {string} userEmail
     * @param {string} loginPassword
     */
    logIn: async (userEmail, loginPassword = password) => {
      const query = new URLSearchParams({ LoginId: userEmail, LoginPassword: loginPassword });
      const response = await call('GET', `/api/ADM/User/UserValidate?${query.toString()}`);
      if (response.ok) bearerToken = (await readJson(response.clone())).token ?? '';
      return response;
    },
    /** @param {Uint8Array<ArrayBuffer>} bytes */
    upload: (bytes) => {
      const form = new FormData();
      form.append('file', new File([bytes], 'picture'));
      return call('POST', '/api/upload', form);
    },
    /** @param {string} contactMessage */
    enquire: (contactMessage) =>
      call('POST', '/api/WAP/ContactInbox/Save', {
        personName: 'Visitor',
        companyName: 'Company',
        contactNo: '03001234567',
        contactEmail: 'visitor@example.com',
        contactAddress: 'Lahore',
        contactMessage,
      }),
    /** @param {number} productId @param {string} comment */
    review: (productId, comment) =>
      call('POST', '/api/review/add', { productId: String(productId), rating: 5, comment }),
  };
}
