/* Helpers for signing in with Google or Facebook without an internet connection. */

type Handler = (data: unknown) => unknown;

/**
 * Replaces Google's API for frames, which Firebase's SDK uses. This function runs in the shop's
 * page. With the real Firebase Auth emulator, it also runs in the emulator's frame.
 */
function installFramesApi() {
  const parentFrame = {
    register: () => undefined,
    send: (_type: string, event: object, onAnswer: Handler) => {
      window.parent.postMessage(event, '*');
      onAnswer([{ status: 'ACK' }]);
    },
  };
  const open = (
    { url, where }: { url: string; where: Element },
    onOpen: (peer: object) => void,
  ) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    const loadPromise = new Promise((resolve) => {
      frame.onload = resolve;
    });
    where.append(frame);
    const peer = {
      restyle: () => Promise.resolve(),
      ping: (onAnswer?: () => void) => loadPromise.then(onAnswer),
      register: (_type: string, handler: Handler) => {
        window.addEventListener('message', ({ source, data }: MessageEvent<{ type: string }>) => {
          if (source === frame.contentWindow && data.type === 'authEvent') handler(data);
        });
      },
      send: (_type: string, _data: unknown, onAnswer: Handler) => {
        try {
          onAnswer([{ status: 'ACK', webStorageSupport: true }]);
        } catch {
          // Ignore errors of the callback, as Google's frames do. The SDK throws after every answer
          // about web storage.
        }
      },
    };
    onOpen(peer);
    return Promise.resolve(peer);
  };
  const load = (_name: string, { callback }: { callback: () => void }) => {
    queueMicrotask(callback);
  };
  const context = { open, getParentIframe: () => parentFrame };
  const iframes = { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 1 };
  const windowFunctions = window as unknown as Record<string, (() => void) | undefined>;
  Object.assign(window, { gapi: { load, iframes } });
  const { src } = document.currentScript as HTMLScriptElement;
  windowFunctions[new URL(src).searchParams.get('onload') ?? '']?.();
  windowFunctions.gapi_onload?.();
}

/** Script that replaces https://apis.google.com/js/api.js. */
export const gapiScript = `(${String(installFramesApi)})();`;

/**
 * Disables a user's account through the emulator's API, as an administrator of the identity
 * provider could.
 */
export async function disableUser(providerUrl: string, localId = ''): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts:update`;
  const response = await fetch(providerUrl + path, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, disableUser: true }),
  });
  if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
}
