import { onCLS } from 'web-vitals/attribution/onCLS.js';
import { onLCP } from 'web-vitals/attribution/onLCP.js';
import { onINP } from 'web-vitals/onINP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import { getRelease } from '@/shared/browser/release';
import type { FieldReport } from '@/shared/contract/fieldReport';
import { measureLimits } from '@/shared/contract/measureLimits';
import { findPage } from '../pages';
import { formatError } from './errorText';

type ReportRow = FieldReport['rows'][number];

/**
 * Returns the pattern of a page's path. The path itself is not reported, because the address of a
 * product contains its id.
 */
const getRoutePattern = (pathname: string) =>
  (findPage(pathname)?.path ?? '*') as ReportRow['route'];

function createReport(rows: ReportRow[]): FieldReport {
  const { width, height } = window.screen;
  const largeDevice = window.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
  const device = Math.min(width, height) < 600 ? 'phone' : largeDevice;
  return { release: getRelease(), device, rows };
}

/**
 * Measures this page and records its errors. Sends one report when the page is hidden for the
 * first time.
 * @returns a function to call whenever another page is shown
 */
export function startMeasuring(url: string): () => void {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  const pageViews = [
    {
      openedAt: 0,
      route: getRoutePattern(new URL(navigationEntry?.name ?? window.location.href).pathname),
    },
  ];
  const rowsByKey = new Map<string, ReportRow>();

  /**
   * Adds a measured value or an error to the report. Equal errors on one route are reported as one
   * row with their count.
   * @param subject selector of the measured element, or text of the error
   * @param time when the value was measured, in ms since the app was opened. The value is reported
   * for the page that was shown then.
   */
  const addMeasurement = (name: ReportRow['name'], value: number, subject = '', time = 0) => {
    const route = pageViews.findLast(({ openedAt }) => openedAt <= time)?.route ?? '*';
    // An element id that contains more than letters may be personal data, so the id is removed.
    const selector = subject.replace(/#(?![a-z]+(?![^.>]))[^.>]*/gi, '').slice(0, 200);
    const detail = name === 'error' ? subject : selector;
    const key = name === 'error' ? route + detail : name;
    const previousCount = name === 'error' ? (rowsByKey.get(key)?.value ?? 0) : 0;
    // Skips errors without details, because the browser hides the details of errors in scripts of
    // other origins. Also skips new errors if the report already has ten rows.
    if (name === 'error' && (subject === '' || (previousCount === 0 && rowsByKey.size >= 10)))
      return;
    // A single value out of range would invalidate the whole report, so each value is limited.
    rowsByKey.set(key, {
      name,
      value: Math.min(value + previousCount, measureLimits[name]),
      route,
      detail,
    });
  };
  onTTFB(({ name, value }) => addMeasurement(name, value));
  onLCP(({ name, value, attribution: { element } }) => addMeasurement(name, value, element));
  onCLS(({ name, value, attribution: { largestShiftTarget, largestShiftTime } }) =>
    addMeasurement(name, value, largestShiftTarget, largestShiftTime),
  );
  // The element is described here, because the library's own description (attribution) for INP
  // would make up a fifth of this script.
  onINP(({ name, value, entries: [entry] }) => {
    const { localName = '', classList = [] } = (entry?.target ?? {}) as Partial<Element>;
    addMeasurement(name, value, [localName, ...classList].join('.'), entry?.startTime);
  });

  const noteError = (error: unknown) =>
    addMeasurement('error', 1, formatError(error), performance.now());
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  // If an error boundary has caught an error, React reports the error only to the console.
  const { error: originalConsoleError } = console;
  console.error = (...consoleArgs: unknown[]) => {
    originalConsoleError(...consoleArgs);
    consoleArgs.filter((arg) => arg instanceof Error).forEach(noteError);
  };

  // The web-vitals library listens on the document. A listener on the window runs later, when the
  // library has reported its final values.
  const sendReport = () => {
    if (!document.hidden || rowsByKey.size === 0) return;
    window.removeEventListener('visibilitychange', sendReport);
    navigator.sendBeacon(url, JSON.stringify(createReport([...rowsByKey.values()])));
  };
  window.addEventListener('visibilitychange', sendReport);
  return () => {
    pageViews.push({
      openedAt: performance.now(),
      route: getRoutePattern(window.location.pathname),
    });
  };
}
