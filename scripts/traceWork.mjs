/**
 * How much main-thread work lies between an input and the frame that shows what it changed, read from Chromium's own
 * trace: the processor time (not the clock's) of every task from the input's event to the end of that frame.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { data?: { type?: string } } }} TraceEvent times in µs
 */

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** What belongs to an input that changed nothing seen: its own frame, if it comes so soon, in µs. */
const patience = 300_000;

/**
 * Marks in the trace each change within `where` from now on.
 * @param {Page} page @param {string} mark @param {string} where a CSS selector
 */
export async function markChanges(page, mark, where) {
  await page.evaluate(
    ({ name, selector }) => {
      const isThere = (/** @type {Node} */ node) =>
        node instanceof Element &&
        (node.matches(selector) || node.querySelector(selector) !== null);
      const concerns = (/** @type {MutationRecord} */ { target, addedNodes }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(selector) ||
        [...addedNodes].some(isThere);
      new MutationObserver((records) => {
        if (records.some(concerns)) performance.mark(name);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { name: mark, selector: where },
  );
}

/**
 * Traces what `act` does.
 * @param {Page} page @param {() => Promise<void>} act
 * @returns {Promise<TraceEvent[]>} those of the page's main thread, in order
 */
export async function traced(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a browser of our own can be traced.');
  await browser.startTracing(page, { categories });
  await act();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  /** @type {Map<string, number>} */
  const dispatches = new Map();
  for (const event of traceEvents) {
    if (event.name !== 'EventDispatch') continue;
    dispatches.set(threadOf(event), (dispatches.get(threadOf(event)) ?? 0) + 1);
  }
  const [main] = [...dispatches].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return traceEvents.filter((event) => threadOf(event) === main).toSorted((a, b) => a.ts - b.ts);
}

/**
 * For each input of this type the work until the frame after the first `mark` is painted, in ms.
 * @param {TraceEvent[]} events @param {string} type such as `keydown` @param {string} mark
 */
export function workUntilPainted(events, type, mark) {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === type,
  );
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  const frames = events.filter(({ name }) => name === 'Layerize');
  const endOf = (/** @type {TraceEvent} */ { ts, dur = 0 }) => ts + dur;
  return inputs.map(({ ts: begin }, at) => {
    const limit = inputs[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const change = events.find(({ name, ts }) => name === mark && ts > begin && ts < limit);
    const frame = change
      ? frames.find(({ ts }) => ts > change.ts)
      : frames.find(({ ts }) => ts > begin && ts < begin + patience);
    const end = frame ? endOf(frame) : begin + patience;
    return (
      tasks
        .filter((task) => endOf(task) > begin && task.ts < end)
        .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
    );
  });
}
