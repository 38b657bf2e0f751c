import { fireEvent } from '@testing-library/react';
import { demoAccounts } from '@shop/server/testing/testApp';
import { AppRoutes } from '@/app/router';
import { aLine } from '../cartBuilders';
import { expectConsole } from '../consoleGuard';
import { PageRoutes, renderWithProviders } from '../renderWithProviders';
import type { Call } from './call';
import { withStoppedTime } from './clock';
import { faults } from './faults';
import type { Fault } from './faults';
import { faultyLine } from './network';
import type { Line } from './network';
import { find, press, retryBeside, says, type } from './onPage';

type App = ReturnType<typeof renderWithProviders>;

const opened: App[] = [];

/** Returns whether the test needs the whole shop, because the call or the login dialog is not part of the page. */
const needsShell = (call: Call, { kind }: Fault) =>
  call.isOfShell === true || (call.isUsers === true && kind === 'login');

function open(call: Call, fault: Fault): App {
  const routes = needsShell(call, fault) ? <AppRoutes /> : <PageRoutes />;
  const app = renderWithProviders(routes, { route: call.route });
  opened.push(app);
  return app;
}

const cart = JSON.stringify([aLine({ quantity: 3 })]);
const draft = JSON.stringify({ owner: '', about: '', typed: { fullName: 'Ayesha' } });
const expired = 'Your login has expired. Please log in again.';

/** Longer than the longest delay before a retry, in ms. */
const longEnough = 35_000;

/** Returns whether the second attempt gets the normal answer. */
const isRefusedOnce = (name: string) => /^401 .*once$/.test(name);

/** Returns how often the call must be sent before the shopper does anything. */
function getTimes(call: Call, { kind, name }: Fault): number {
  const { auth, isUsers, send } = call;
  if (kind === 'outage' || kind === 'noJson') return send || auth === 'none' ? 1 : 4;
  const isSentAgain = auth === 'access' || (isUsers && isRefusedOnce(name));
  return kind === 'login' && isSentAgain ? 2 : 1;
}

/** Returns whether the shop must recover without the shopper. */
function isSpared(call: Call, { kind, name }: Fault): boolean {
  if (call.spared?.[name]) return true;
  if (isRefusedOnce(name)) return call.auth === 'access' || Boolean(call.isUsers);
  return kind === 'broken' && !call.isHurtByBroken;
}

/** Compares a value. Its failure message names the call, the fault, the subject and both values. */
type Check = (what: string, seen: unknown, expected: unknown) => void;

const getCheck =
  ({ number, method, path }: Call, { name }: Fault): Check =>
  (what, seen, expected) => {
    const where = { call: `${number}: ${method} ${path.source}`, fault: name };
    expect({ ...where, [what]: seen }).toEqual({ ...where, [what]: expected });
  };

function checkWhole({ store }: App, check: Check): void {
  check('the page has a heading', find('main h1') !== null, true);
  check('cart in the store', JSON.stringify(store.getState().cart.lines), cart);
  check('cart in the session', sessionStorage.getItem('cart'), cart);
  check('draft of the checkout', sessionStorage.getItem('checkoutDraft'), draft);
}

/** @returns the smallest and the largest number of calls */
function timesAllowed(call: Call, fault: Fault): [number, number] {
  // Two parts of the page need the token, with four attempts each, and may share a pending call.
  if (call.number === 1 && (fault.kind === 'outage' || fault.kind === 'noJson')) return [4, 8];
  const times = getTimes(call, fault);
  return [times, call.mayAskTwice?.includes(fault.name) ? 2 : times];
}

function checkTimes({ sent }: Line, call: Call, fault: Fault, check: Check): void {
  const [fewest, most] = timesAllowed(call, fault);
  const nearest = Math.min(Math.max(sent.call, fewest), most);
  check(`times sent (${fewest} to ${most})`, sent.call, nearest);
  if (call.number === 1) return;
  check('tokens requested', sent.token, fault.kind === 'login' && call.auth === 'access' ? 2 : 1);
}

function getError({ store }: App, { endpoint }: Call): unknown {
  const queries = Object.values(store.getState().api.queries);
  return queries.find((query) => query?.endpointName === endpoint)?.error;
}

/**
 * Returns whether the failure is visible: as a text on the page, as an error in the cache, or
 * because the typed values are still there.
 */
function hasFailed(app: App, call: Call, fault: Fault): boolean {
  const failure = call.failure(fault);
  if (failure) return says(failure);
  if (call.keeps) return getError(app, call) !== undefined;
  return call.isTyped?.() === true;
}

/**
 * Logs in again after a user's write was refused with 401. If logging in cannot help, it closes the
 * dialog.
 */
async function answerLogin({ name }: Fault, line: Line): Promise<void> {
  await line.until(() => says(expired));
  await line.pass(500);
  const dialog = find('[role="dialog"]') ?? document;
  if (name === '401 always') {
    press('Close', dialog);
    return;
  }
  type({ password: demoAccounts.shopper.password });
  press('Login', dialog);
}

async function tryAgain(call: Call, fault: Fault, line: Line, app: App, check: Check) {
  const failure = call.failure(fault);
  const before = { ...line.sent };
  line.mend();
  if (call.send) await call.send(line.until);
  else if (failure) {
    const retry = retryBeside(failure);
    if (!retry) throw new Error(`No Retry beside: ${failure}`);
    fireEvent.click(retry);
  } else {
    app.unmount();
    const reloaded = open(call, fault);
    await line.until(call.isDone);
    check('error after a reload', getError(reloaded, call), undefined);
    return;
  }
  const { twice } = call;
  if (twice && before.done > 0) {
    await line.until(() => line.sent.call === before.call + 1 && says(twice));
    return;
  }
  await line.until(call.isDone);
  if (failure && !call.send) check('the error is still shown', says(failure, 'main'), false);
  // Another part may have fetched the token meanwhile.
  if (call.number === 1) return;
  check('times sent after the retry', line.sent.call, before.call + 1);
  check('the retry is answered', line.sent.done > before.done, true);
}

async function meet(call: Call, fault: Fault): Promise<void> {
  const line = faultyLine(call, fault);
  const check = getCheck(call, fault);
  sessionStorage.setItem('cart', cart);
  sessionStorage.setItem('checkoutDraft', draft);
  await call.before?.(line);
  const spared = isSpared(call, fault);
  const logs = call.logs?.(fault);
  if (logs) expectConsole(logs);
  const app = open(call, fault);
  await call.open?.(line.until);
  await call.send?.(line.until);
  if (fault.kind === 'login' && call.isUsers && (call.auth === 'user' || !spared))
    await answerLogin(fault, line);
  const isSettled = spared
    ? (call.spared?.[fault.name] ?? call.isDone)
    : () => hasFailed(app, call, fault);
  await line.until(() => line.sent.call > 0 && isSettled());
  if (!spared) check('the page shows success', call.isDone(), false);
  // Waits until the late parts of the page are loaded, before half a minute passes at once.
  await line.pass(3000);
  await line.pass(longEnough);
  checkTimes(line, call, fault, check);
  // The toast about a write has disappeared by now.
  if (!spared || !call.send) check('the outcome is still shown', isSettled(), true);
  checkWhole(app, check);
  if (needsShell(call, fault))
    check('the header has a link to the cart', find('header a[href="/cart"]') !== null, true);
  if (spared) {
    check('success is shown only after an answer', !call.isDone() || line.sent.done > 0, true);
    check('error in the cache', getError(app, call), undefined);
    return;
  }
  check('the typed values are still there', call.isTyped?.() ?? true, true);
  if (call.keeps) {
    const kept = { message: expect.stringMatching(call.keeps) as string };
    check('error in the cache', getError(app, call), expect.objectContaining(kept));
  }
  await tryAgain(call, fault, line, app, check);
  checkWhole(app, check);
}

/**
 * Chooses two faults that the shopper notices and one other for each call. With `FAULTS=all`, it
 * returns every fault.
 */
function chosenFor(call: Call): readonly Fault[] {
  if (process.env.FAULTS === 'all') return faults;
  const tested = faults.filter((fault) => !isSpared(call, fault));
  const rest = faults.filter((fault) => isSpared(call, fault));
  const first = (3 * call.number) % tested.length;
  const second = (first + Math.ceil(tested.length / 2)) % tested.length;
  const chosen = [tested[first], tested[second], rest[call.number % rest.length]];
  return faults.filter((fault) => chosen.includes(fault));
}

export function testMatrix(calls: readonly Call[]): void {
  describe.each(calls.map((call) => [call.number, call] as const))('call %d', (_number, call) => {
    withStoppedTime(() => {
      for (const { unmount } of opened.splice(0)) unmount();
    });
    test.each(chosenFor(call).map((fault) => [fault.name, fault] as const))('%s', (_name, fault) =>
      meet(call, fault),
    );
  });
}
