/* The emulator's two pages; what the tests press and fill bears the emulator's names. */

type Relay = {
  gapi: {
    load: (name: string, options: { callback: () => void }) => void;
    iframes: { getContext: () => { getParentIframe: () => Peer } };
  };
  gapi_onload: () => void;
};
type Peer = {
  register: (type: string, handler: () => unknown) => void;
  send: (type: string, data: unknown, onAnswer: () => void) => void;
};

/** In the hidden frame: passes on to the shop's page what the popup says. */
function relay() {
  const globals = window as unknown as Relay;
  globals.gapi_onload = () => {
    globals.gapi.load('gapi.iframes', {
      callback: () => {
        const shop = globals.gapi.iframes.getContext().getParentIframe();
        const send = (authEvent: unknown) => {
          shop.send('authEvent', { type: 'authEvent', authEvent }, () => undefined);
        };
        shop.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
        window.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
          if (data.eventType === 'sendAuthEvent')
            send((data.data as { authEvent: unknown }).authEvent);
        });
        send({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
      },
    });
  };
}

/** In the popup: tells the frame beside the shop's page who has signed in. */
function answerAs(claims: object) {
  const query = new URLSearchParams(window.location.search);
  const answer = new URLSearchParams({
    providerId: query.get('providerId') ?? '',
    id_token: JSON.stringify(claims),
  });
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: `${window.location.origin}${window.location.pathname}?${String(answer)}`,
    sessionId: 'unused',
    postBody: '',
    tenantId: null,
    error: null,
  };
  const frames = (window.opener as Window).frames;
  for (let index = 0; index < frames.length; index += 1) {
    frames[index]?.postMessage({ eventType: 'sendAuthEvent', data: { authEvent } }, '*');
  }
}

/** In the popup: the form for somebody new. */
function listen(answer: typeof answerAs) {
  const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
  document.getElementById('main-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    answer({
      sub: crypto.randomUUID(),
      email: valueOf('email-input'),
      name: valueOf('display-name-input'),
      email_verified: true,
    });
  });
  for (const known of document.querySelectorAll<HTMLElement>('.js-reuse-account')) {
    known.addEventListener('click', () => {
      answer(JSON.parse(known.dataset.claims ?? '') as object);
    });
  }
}

export const framePage = `<!doctype html><title>Relay</title>
<script>(${String(relay)})();</script><script src="https://apis.google.com/js/api.js"></script>`;

export const popupPage = (known: object[]) => `<!doctype html><title>Sign in</title>
${known.map((claims) => `<button class="js-reuse-account" data-claims='${JSON.stringify(claims)}'>${JSON.stringify(claims)}</button>`).join('')}
<button class="js-new-account">Add new account</button>
<form id="main-form"><input id="email-input"><input id="display-name-input"><button id="sign-in">Sign in</button></form>
<script>(${String(listen)})(${String(answerAs)});</script>`;
