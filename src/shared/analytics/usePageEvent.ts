import { useEffect, useEffectEvent } from 'react';
import { getRuntimeConfig } from '../config/runtimeConfig';
import { runWhenIdle } from '../timing/useIdle';
import { sendEvent } from './sendEvent';
import type { EventFields } from './sendEvent';

let idlePagePromise: Promise<void> | undefined;

/** Waits until the first page is idle, so that the owner's scripts do not delay it. */
const waitForIdlePage = () =>
  (idlePagePromise ??= new Promise((resolve) => void runWhenIdle(resolve)));

/**
 * Reports what a page shows to the owner's scripts, if `config.js` turns events on.
 * @param subject what the event is about, such as a search term or a product id. The event is sent
 * once for each subject, and not at all if the subject is `undefined` or `''`.
 * @param createFields returns the fields of the event, or `undefined` if there is nothing to report
 */
export function usePageEvent(
  name: string,
  subject: string | undefined,
  createFields: () => EventFields | undefined,
): void {
  const report = useEffectEvent(() => {
    const fields = createFields();
    if (fields) sendEvent(name, fields);
  });
  useEffect(() => {
    if (!subject || !getRuntimeConfig().events) return undefined;
    let isCurrent = true;
    void waitForIdlePage().then(() => isCurrent && report());
    return () => {
      isCurrent = false;
    };
  }, [subject]);
}
