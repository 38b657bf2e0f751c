/**
 * Returns whether the shopper has turned on the browser's data saver. Not every browser reports
 * this setting.
 */
export const isDataSaverOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
