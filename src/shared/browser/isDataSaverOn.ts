/** Returns whether the shopper has turned on data saving. Not every browser reports this. */
export const isDataSaverOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
