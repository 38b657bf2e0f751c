import { fireEvent } from '@testing-library/react';
import { demoAccounts } from '@shop/server/testing/testApp';
import { AppRoutes } from '@/app/router';
import { aLine } from '../cartBuilders';
import { expectConsole } from '../consoleGuard';
import { PageRoutes, renderWithProviders } from '../renderWithProviders';
import type { Call } from './call';
import { stopTime } from './clock';
import { faults } from './faults';
import type { Fault } from './faults';
import { mockFaultyNetwork } from './network';
import type { FaultyNetwork } from './network';
import { findElement, pressButton, findRetryButtonBeside, hasText, fillFields } from './page';

type App = ReturnType<typeof renderWithProviders>;

const openedApps: App[] = [];

/**
 * Returns whether the test needs the whole shop, because the call or the login dialog is not part
 * of the page.
 */
const needsShell = (call: Call, { kind }: Fault) =>
  call.isInShell === true || (call.isSentAsUser === true && kind === 'login');

function openApp(call: Call, fault: Fault): App {
  const routes = needsShell(call, fault) ? <AppRoutes /> : <PageRoutes />;
  const app = renderWithProviders(routes, { route: call.route });
  openedApps.push(app);
  return app;
}

const cartJson = JSON.stringify([aLine({ quantity: 3 })]);
const draftJson = JSON.stringify({ owner: '', about: '', typed: { fullName: 'Ayesha' } });
const loginExpiredText = 'Your login has expired. Please log in again.';

/** Time in ms that is longer than the longest delay before a retry. */
const afterLongestRetryMs = 35_000;

/** Returns whether the second attempt gets the normal answer. */
const isRefusedOnce = (name: string) => /^401 .*once$/.test(name);

/** Returns how often the call must be sent before the shopper does anything. */
function getExpectedCount(call: Call, { kind, name }: Fault): number {
  const { auth, isSentAsUser, send } = call;
  if (kind === 'outage' || kind === 'noJson') return send || auth === 'none' ? 1 : 4;
  const isSentAgain = auth === 'access' || (isSentAsUser && isRefusedOnce(name));
  return kind === 'login' && isSentAgain ? 2 : 1;
}

/** Returns whether the shop must recover from the fault without help from the shopper. */
function isTolerated(call: Call, { kind, name }: Fault): boolean {
  if (call.toleratedFaults?.[name]) return true;
  if (isRefusedOnce(name)) return call.auth === 'access' || Boolean(call.isSentAsUser);
  return kind === 'broken' && !call.failsIfPartlyBroken;
}

/**
 * Expects two values to be equal. If they differ, the failure message names the call, the fault,
 * the subject and both values.
 */
type Check = (subject: string, actual: unknown, expected: unknown) => void;

const createCheck =
  ({ number, method, path }: Call, { name }: Fault): Check =>
  (subject, actual, expected) => {
    const context = { call: `${number}: ${method} ${path.source}`, fault: name };
    expect({ ...context, [subject]: actual }).toEqual({ ...context, [subject]: expected });
  };

function checkPage({ store }: App, check: Check): void {
  check('the page has a heading', findElement('main h1') !== null, true);
  check('cart in the store', JSON.stringify(store.getState().cart.lines), cartJson);
  check('cart in the session', sessionStorage.getItem('cart'), cartJson);
  check('draft of the checkout', sessionStorage.getItem('checkoutDraft'), draftJson);
}

/** Returns the smallest and the largest number of times that the call may be sent. */
function getAllowedCounts(call: Call, fault: Fault): [number, number] {
  // Two components request the token, with four attempts each. They may share a pending request.
  if (call.number === 1 && (fault.kind === 'outage' || fault.kind === 'noJson')) return [4, 8];
  const expectedCount = getExpectedCount(call, fault);
  return [expectedCount, call.faultsWithRepeat?.includes(fault.name) ? 2 : expectedCount];
}

function checkSentCounts(
  { sentCounts }: FaultyNetwork,
  call: Call,
  fault: Fault,
  check: Check,
): void {
  const [minCount, maxCount] = getAllowedCounts(call, fault);
  const nearestAllowedCount = Math.min(Math.max(sentCounts.call, minCount), maxCount);
  check(`times sent (${minCount} to ${maxCount})`, sentCounts.call, nearestAllowedCount);
  if (call.number === 1) return;
  check(
    'tokens requested',
    sentCounts.token,
    fault.kind === 'login' && call.auth === 'access' ? 2 : 1,
  );
}

function getError({ store }: App, { endpoint }: Call): unknown {
  const queries = Object.values(store.getState().api.queries);
  return queries.find((query) => query?.endpointName === endpoint)?.error;
}

/**
 * Returns whether the call has visibly failed. Depending on the call, the page shows a text, the
 * cache contains an error, or the typed values are still there.
 */
function hasFailed(app: App, call: Call, fault: Fault): boolean {
  const failureText = call.failureText(fault);
  if (failureText) return hasText(failureText);
  if (call.cachedError) return getError(app, call) !== undefined;
  return call.isInputKept?.() === true;
}

/**
 * Logs in again after a change by the user was refused with 401. If logging in cannot help, the
 * dialog is closed.
 */
async function handleLoginDialog({ name }: Fault, network: FaultyNetwork): Promise<void> {
  await network.waitUntil(() => hasText(loginExpiredText));
  await network.advanceTime(500);
  const dialog = findElement('[role="dialog"]') ?? document;
  if (name === '401 always') {
    pressButton('Close', dialog);
    return;
  }
  fillFields({ password: demoAccounts.shopper.password });
  pressButton('Login', dialog);
}

async function tryAgain(call: Call, fault: Fault, network: FaultyNetwork, app: App, check: Check) {
  const failureText = call.failureText(fault);
  const countsBefore = { ...network.sentCounts };
  network.repair();
  if (call.send) await call.send(network.waitUntil);
  else if (failureText) {
    const retryButton = findRetryButtonBeside(failureText);
    if (!retryButton) throw new Error(`No Retry beside: ${failureText}`);
    fireEvent.click(retryButton);
  } else {
    app.unmount();
    const reloadedApp = openApp(call, fault);
    await network.waitUntil(call.isDone);
    check('error after a reload', getError(reloadedApp, call), undefined);
    return;
  }
  const { repeatText } = call;
  if (repeatText && countsBefore.answered > 0) {
    await network.waitUntil(
      () => network.sentCounts.call === countsBefore.call + 1 && hasText(repeatText),
    );
    return;
  }
  await network.waitUntil(call.isDone);
  if (failureText && !call.send)
    check('the error is still shown', hasText(failureText, 'main'), false);
  // Skip the counts for the token request (call 1), because another component may have sent it
  // again meanwhile.
  if (call.number === 1) return;
  check('times sent after the retry', network.sentCounts.call, countsBefore.call + 1);
  check('the retry is answered', network.sentCounts.answered > countsBefore.answered, true);
}

async function testFault(call: Call, fault: Fault): Promise<void> {
  const network = mockFaultyNetwork(call, fault);
  const check = createCheck(call, fault);
  sessionStorage.setItem('cart', cartJson);
  sessionStorage.setItem('checkoutDraft', draftJson);
  await call.prepare?.(network);
  const isFaultTolerated = isTolerated(call, fault);
  const logPattern = call.getLogPattern?.(fault);
  if (logPattern) expectConsole(logPattern);
  const app = openApp(call, fault);
  await call.open?.(network.waitUntil);
  await call.send?.(network.waitUntil);
  if (fault.kind === 'login' && call.isSentAsUser && (call.auth === 'user' || !isFaultTolerated))
    await handleLoginDialog(fault, network);
  const isSettled = isFaultTolerated
    ? (call.toleratedFaults?.[fault.name] ?? call.isDone)
    : () => hasFailed(app, call, fault);
  await network.waitUntil(() => network.sentCounts.call > 0 && isSettled());
  if (!isFaultTolerated) check('the page shows success', call.isDone(), false);
  // Waits until lazily loaded components are rendered, because the next step skips half a minute.
  await network.advanceTime(3000);
  await network.advanceTime(afterLongestRetryMs);
  checkSentCounts(network, call, fault, check);
  // The toast about a successful change has disappeared by now, so that success is not checked.
  if (!isFaultTolerated || !call.send) check('the outcome is still shown', isSettled(), true);
  checkPage(app, check);
  if (needsShell(call, fault))
    check(
      'the header has a link to the cart',
      findElement('header a[href="/cart"]') !== null,
      true,
    );
  if (isFaultTolerated) {
    check(
      'success is shown only after an answer',
      !call.isDone() || network.sentCounts.answered > 0,
      true,
    );
    check('error in the cache', getError(app, call), undefined);
    return;
  }
  check('the typed values are still there', call.isInputKept?.() ?? true, true);
  if (call.cachedError) {
    const cachedError = { message: expect.stringMatching(call.cachedError) as string };
    check('error in the cache', getError(app, call), expect.objectContaining(cachedError));
  }
  await tryAgain(call, fault, network, app, check);
  checkPage(app, check);
}

/**
 * Chooses three faults for each call: two that the shopper notices, and one other fault. With
 * `FAULTS=all`, returns every fault.
 */
function chooseFaults(call: Call): readonly Fault[] {
  if (process.env.FAULTS === 'all') return faults;
  const noticedFaults = faults.filter((fault) => !isTolerated(call, fault));
  const toleratedFaults = faults.filter((fault) => isTolerated(call, fault));
  const firstIndex = (3 * call.number) % noticedFaults.length;
  const secondIndex = (firstIndex + Math.ceil(noticedFaults.length / 2)) % noticedFaults.length;
  const chosenFaults = [
    noticedFaults[firstIndex],
    noticedFaults[secondIndex],
    toleratedFaults[call.number % toleratedFaults.length],
  ];
  return faults.filter((fault) => chosenFaults.includes(fault));
}

export function testMatrix(calls: readonly Call[]): void {
  describe.each(calls.map((call) => [call.number, call] as const))('call %d', (_number, call) => {
    stopTime(() => {
      for (const { unmount } of openedApps.splice(0)) unmount();
    });
    test.each(chooseFaults(call).map((fault) => [fault.name, fault] as const))(
      '%s',
      (_name, fault) => testFault(call, fault),
    );
  });
}
