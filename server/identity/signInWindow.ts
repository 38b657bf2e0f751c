import { html } from 'hono/html';
import type { Person } from './demoUsers';
import { createInlinePage } from './inlinePage';

/**
 * Runs in the sign-in window. The window has the same classes and ids as that of the Auth emulator,
 * so that the same test can use either window.
 */
function runSignInWindow() {
  const query = new URLSearchParams(window.location.search);
  const findById = (id: string) => document.getElementById(id) as HTMLElement;
  const getValue = (id: string) => (findById(id) as HTMLInputElement).value;
  const isRelay = (frame: Window | undefined) => {
    try {
      return frame?.location.pathname === '/emulator/auth/iframe';
    } catch {
      // Access to a frame of another site throws an error, so that frame is not the relay.
      return false;
    }
  };

  const findRelay = () => {
    try {
      const { frames } = window.opener as Window;
      return Array.from({ length: frames.length }, (_, index) => frames[index]).find(isRelay);
    } catch {
      return undefined;
    }
  };

  const sendAnswer = (person: object) => {
    const relay = findRelay();
    findById('status').textContent = relay
      ? 'Going back to the shop …'
      : 'The shop’s page was closed. Close this window and log in from the shop again.';
    const responseParams = new URLSearchParams({
      providerId: query.get('providerId') ?? '',
      id_token: JSON.stringify(person),
    });
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: `${window.location.origin}${window.location.pathname}?${responseParams.toString()}`,
      sessionId: 'unused',
      postBody: '',
      tenantId: null,
      error: null,
    };
    relay?.postMessage({ eventType: 'sendAuthEvent', data: { authEvent } }, window.location.origin);
  };

  for (const personButton of document.querySelectorAll<HTMLElement>('.js-reuse-account'))
    personButton.addEventListener('click', () => {
      const { email, name } = personButton.dataset;
      sendAnswer({ email, name });
    });

  const newPersonButton = document.querySelector<HTMLElement>('.js-new-account');
  newPersonButton?.addEventListener('click', () => {
    const willOpen = findById('main-form').hidden;
    findById('main-form').hidden = !willOpen;
    newPersonButton.setAttribute('aria-expanded', String(willOpen));
    if (willOpen) findById('display-name-input').focus();
  });

  findById('main-form').addEventListener('submit', (event) => {
    event.preventDefault();
    sendAnswer({ email: getValue('email-input'), name: getValue('display-name-input') });
  });
  findById('cancel').addEventListener('click', () => {
    window.close();
  });
}

const style = `
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: #FBF8F3; color: #1E1B16; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0 0 1rem; color: #6B6459; }
ul { margin: 0; padding: 0; list-style: none; }
button, input { font: inherit; min-height: 48px; border-radius: 12px; }
button { cursor: pointer; border: 1px solid #8A8378; background: #FFFFFF; color: inherit; padding: 0.5rem 1rem; }
button:hover { background: #F1EBE0; }
:focus-visible { outline: 3px solid #1F5A43; outline-offset: 2px; }
.choice { display: flex; gap: 0.75rem; align-items: center; width: 100%; margin-bottom: 0.75rem; text-align: start; }
.choice > span:last-child { min-width: 0; overflow-wrap: anywhere; }
.initial { flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: #E4EEE8; color: #174533; font-weight: 700; }
.name { display: block; font-weight: 600; }
.email { display: block; color: #6B6459; font-size: 0.875rem; }
form { margin-bottom: 0.75rem; padding: 1rem; border: 1px solid #E9E2D6; border-radius: 12px; background: #FFFFFF; }
form[hidden] { display: none; }
label { display: block; font-weight: 600; }
input { width: 100%; margin: 0.25rem 0 1rem; border: 1px solid #8A8378; padding: 0.5rem 0.75rem; background: #FFFFFF; color: inherit; }
#sign-in { width: 100%; border-color: #1F5A43; background: #1F5A43; color: #FFFFFF; font-weight: 600; }
#sign-in:hover { background: #174533; }
#cancel { width: 100%; border-color: transparent; background: transparent; }
#cancel:hover { background: #F1EBE0; }
#status:empty { display: none; }
`;

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const getInitial = (name: string) =>
  [...graphemeSegmenter.segment(name)][0]?.segment.toUpperCase() ?? '';

const createPersonItem = ({ name, email }: Person) => html`
  <li>
    <button type="button" class="choice js-reuse-account" data-name="${name}" data-email="${email}">
      <span class="initial" aria-hidden="true">${getInitial(name)}</span>
      <span>
        <span class="name">${name}</span>
        <span class="email">${email}</span>
      </span>
    </button>
  </li>
`;

/**
 * Returns the page of the window in which the visitor chooses a person. It replaces the window of
 * Google or Facebook.
 */
export const createSignInWindow = (providerName: string, people: readonly Person[]) =>
  createInlinePage({
    title: `Sign in with ${providerName} (demo)`,
    style,
    script: runSignInWindow,
    frameAncestors: "'none'",
    body: html`
      <main>
        <h1>Sign in with ${providerName}</h1>
        <p>
          This page stands in for ${providerName} so that you can try the shop on this computer. No
          real account is used.
        </p>
        <p id="status" role="status"></p>
        <ul aria-label="People">
          ${people.map(createPersonItem)}
        </ul>
        <button
          type="button"
          class="choice js-new-account"
          aria-expanded="false"
          aria-controls="main-form"
        >
          <span class="initial" aria-hidden="true">+</span>
          <span class="name">New person</span>
        </button>
        <form id="main-form" aria-label="New person" hidden>
          <label for="display-name-input">Name</label>
          <input id="display-name-input" required maxlength="200" autocomplete="off" />
          <label for="email-input">E-mail</label>
          <input id="email-input" type="email" required maxlength="254" autocomplete="off" />
          <button id="sign-in">Sign in</button>
        </form>
        <button type="button" id="cancel">Cancel</button>
      </main>
    `,
  });
