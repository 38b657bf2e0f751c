/** Whether there is a page to look at and to listen to: pages are prerendered too, in Node. */
export const inBrowser = typeof window !== 'undefined';
