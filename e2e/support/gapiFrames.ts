type Handler = (data: unknown) => unknown;
type Message =
  | { gapi: 'hello' }
  | { gapi: 'call'; id: number; type: string; data: unknown }
  | { gapi: 'answer'; id: number; data: unknown[] };
type Loaded = Record<string, (() => void) | undefined> & { gapi?: unknown };

/** Runs in the browser, in the shop's page and in the provider's hidden frame, and lets the two talk. */
function installFrames() {
  const globals = window as unknown as Loaded;
  const isFrame = window.parent !== window;

  function peerOf(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, (answers: unknown[]) => void>();
    let lastId = 0;
    let greet: () => void = () => undefined;
    const greeted = new Promise<void>((resolve) => {
      greet = resolve;
    });
    const post = (message: Message) => other()?.postMessage(message, '*');
    window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== other() || typeof data !== 'object' || !data?.gapi) return;
      if (data.gapi === 'hello') greet();
      else if (data.gapi === 'answer') {
        try {
          waiting.get(data.id)?.(data.data);
        } catch {
          // Google's frames are as lenient: the SDK throws after every answer about web storage, good ones too.
        }
      } else {
        const { id } = data;
        void Promise.resolve(handlers.get(data.type)?.(data.data)).then((answer) =>
          post({ gapi: 'answer', id, data: [answer] }),
        );
      }
    });
    return {
      restyle: () => Promise.resolve(),
      ping: (onAnswer?: () => void) => greeted.then(onAnswer),
      register: (type: string, handler: Handler) => handlers.set(type, handler),
      send: (type: string, data: unknown, onAnswer: (answers: unknown[]) => void) => {
        lastId += 1;
        waiting.set(lastId, onAnswer);
        post({ gapi: 'call', id: lastId, type, data });
      },
    };
  }

  const parent = isFrame ? peerOf(() => window.parent) : undefined;
  const context = {
    getParentIframe: () => parent,
    open: ({ url, where }: { url: string; where: Element }, onOpen: (peer: object) => void) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      const peer = peerOf(() => frame.contentWindow);
      where.append(frame);
      onOpen(peer);
      return Promise.resolve(peer);
    },
  };
  globals.gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => {
      queueMicrotask(callback);
    },
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 1 },
  };

  const { src } = document.currentScript as HTMLScriptElement;
  globals[new URL(src).searchParams.get('onload') ?? '']?.();
  globals.gapi_onload?.();
  if (isFrame) setTimeout(() => window.parent.postMessage({ gapi: 'hello' }, '*'));
}

/** Stands in for https://apis.google.com/js/api.js: of `gapi.iframes` what Firebase's popup needs. */
export const gapiScript = `(${String(installFrames)})();`;
