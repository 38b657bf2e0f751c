/** Whether the code runs in a browser. Pages are also prerendered in Node. */
export const isBrowser = typeof window !== 'undefined';
