/** Whether the shopper has asked the browser to save data. Not every browser can say. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
