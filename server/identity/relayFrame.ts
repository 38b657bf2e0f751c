import { html } from 'hono/html';
import { createInlinePage } from './inlinePage';

interface ParentFrame {
  register: (type: string, answer: () => object, filter: unknown) => void;
  send: (type: string, message: object, onAnswer: () => void, filter: unknown) => void;
}

/** The part of Google's script for frames that the relay uses. */
interface GoogleFrames {
  load: (name: string, options: { callback: () => void }) => void;
  iframes: {
    getContext: () => { getParentIframe: () => ParentFrame };
    CROSS_ORIGIN_IFRAMES_FILTER: unknown;
  };
}

/**
 * Relays the answer of the sign-in window to the SDK, in the message format of the Auth emulator.
 */
function relayAnswers() {
  const frameWindow = window as unknown as { gapi: GoogleFrames; gapi_onload: () => void };
  let parent: ParentFrame | undefined;
  frameWindow.gapi_onload = () => {
    frameWindow.gapi.load('gapi.iframes', {
      callback: () => {
        const { getContext, CROSS_ORIGIN_IFRAMES_FILTER } = frameWindow.gapi.iframes;
        parent = getContext().getParentIframe();
        // The SDK opens the sign-in window only after it has received this answer.
        const answer = () => ({ status: 'ACK', webStorageSupport: true });
        parent.register('webStorageSupport', answer, CROSS_ORIGIN_IFRAMES_FILTER);
      },
    });
  };
  window.addEventListener('message', ({ origin, data }: MessageEvent) => {
    const { eventType, data: content } = (data ?? {}) as {
      eventType?: unknown;
      data?: { authEvent: unknown };
    };
    if (origin !== window.location.origin || eventType !== 'sendAuthEvent') return;
    const message = { type: 'authEvent', authEvent: content?.authEvent };
    const filter = frameWindow.gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER;
    parent?.send('authEvent', message, () => undefined, filter);
  });
}

/**
 * Returns the page for a hidden frame in the shop's page. It relays the answer of the sign-in
 * window to the SDK.
 */
export const createRelayFrame = () =>
  createInlinePage({
    title: 'Sign-in relay',
    body: html``,
    script: relayAnswers,
    scriptUrls: ['https://apis.google.com/js/api.js'],
    frameAncestors: "'self'",
  });
