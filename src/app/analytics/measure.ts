import { onCLS } from 'web-vitals/attribution/onCLS.js';
import { onLCP } from 'web-vitals/attribution/onLCP.js';
import { onINP } from 'web-vitals/onINP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import type { CLSMetric, INPMetric, LCPMetric, TTFBMetric } from 'web-vitals';
import { getRelease } from '@/shared/browser/release';
import type { FieldReport } from '@/shared/contract/fieldReport';
import { maxReportRows, measureLimits } from '@/shared/contract/measureLimits';
import { findPage } from '../pages';
import { formatError } from './errorText';

type ReportRow = FieldReport['rows'][number];

/**
 * Returns the pattern of a page's path. The path itself is not reported, because the address of a
 * product contains its id.
 */
const getRoutePattern = (address: string) =>
  (findPage(new URL(address).pathname)?.path ?? '*') as ReportRow['route'];

/** Maximum number of different errors in a report. */
const maxErrorRows = 10;
/** Options for values that the browser can measure for each page of a visit. */
const softNavigationOptions = { reportSoftNavs: true };

function createReport(rows: ReportRow[]): FieldReport {
  const { width, height } = window.screen;
  const largeDevice = window.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
  const device = Math.min(width, height) < 600 ? 'phone' : largeDevice;
  return { release: getRelease(), device, rows };
}

/**
 * Measures the pages of this visit and records their errors. Sends one report when the page is
 * hidden for the first time.
 * @returns a function to call whenever another page is shown
 */
export function startMeasuring(url: string): () => void {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  const pageViews = [
    { openedAt: 0, route: getRoutePattern(navigationEntry?.name ?? window.location.href) },
  ];
  const getRouteAt = (time: number) =>
    pageViews.findLast(({ openedAt }) => openedAt <= time)?.route ?? '*';
  const measurementsById = new Map<string, ReportRow>();
  const errorsByKey = new Map<string, ReportRow>();

  /**
   * Adds a measured value to the report. A browser that reports soft navigations measures each page
   * of the visit. Any other browser measures only the whole visit.
   * @param selector selector of the measured element
   * @param time when the value was measured, in ms since the app was opened
   */
  const addMeasurement = (
    metric: LCPMetric | CLSMetric | INPMetric | TTFBMetric,
    selector = '',
    time = 0,
  ) => {
    const { id, name, value, navigationType, navigationURL } = metric;
    const isFull = measurementsById.size >= maxReportRows - maxErrorRows;
    if (isFull && !measurementsById.has(id)) return;
    const pageUrl = navigationType === 'soft-navigation' ? navigationURL : undefined;
    measurementsById.set(id, {
      name,
      // A single value out of range would invalidate the whole report, so each value is limited.
      value: Math.min(value, measureLimits[name]),
      route: pageUrl ? getRoutePattern(pageUrl) : getRouteAt(time),
      // An element id that contains more than letters may be personal data, so the id is removed.
      detail: selector.replace(/#(?![a-z]+(?![^.>]))[^.>]*/gi, '').slice(0, 200),
    });
  };
  onTTFB((metric) => addMeasurement(metric));
  onLCP((metric) => addMeasurement(metric, metric.attribution.target), softNavigationOptions);
  onCLS((metric) => {
    const { largestShiftTarget, largestShiftTime } = metric.attribution;
    addMeasurement(metric, largestShiftTarget, largestShiftTime);
  }, softNavigationOptions);
  // The element is described here, because the library's own description (attribution) for INP
  // would make up a fifth of this script.
  onINP((metric) => {
    const [entry] = metric.entries;
    const { localName = '', classList = [] } = (entry?.target ?? {}) as Partial<Element>;
    addMeasurement(metric, [localName, ...classList].join('.'), entry?.startTime);
  }, softNavigationOptions);

  /** Adds an error to the report. Equal errors on one route form one row with their count. */
  const noteError = (error: unknown) => {
    const detail = formatError(error);
    const route = getRouteAt(performance.now());
    const key = route + detail;
    const count = (errorsByKey.get(key)?.value ?? 0) + 1;
    // Skips errors without details, because the browser hides the details of errors in scripts of
    // other origins.
    if (detail === '' || (count === 1 && errorsByKey.size >= maxErrorRows)) return;
    const value = Math.min(count, measureLimits.error);
    errorsByKey.set(key, { name: 'error', value, route, detail });
  };
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  // If an error boundary has caught an error, React reports the error only to the console.
  const { error: originalConsoleError } = console;
  console.error = (...consoleArgs: unknown[]) => {
    originalConsoleError(...consoleArgs);
    consoleArgs.filter((arg) => arg instanceof Error).forEach(noteError);
  };

  // The web-vitals library listens in the capture phase. This listener runs later, when the library
  // has reported its final values.
  const sendReport = () => {
    const rows = [...measurementsById.values(), ...errorsByKey.values()];
    if (!document.hidden || rows.length === 0) return;
    window.removeEventListener('visibilitychange', sendReport);
    navigator.sendBeacon(url, JSON.stringify(createReport(rows)));
  };
  window.addEventListener('visibilitychange', sendReport);
  return () => {
    pageViews.push({
      openedAt: performance.now(),
      route: getRoutePattern(window.location.href),
    });
  };
}
