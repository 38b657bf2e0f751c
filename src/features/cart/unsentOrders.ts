interface Sending {
  state?: unknown;
  isDismissed?: unknown;
}

/** Placed, not sent, and the shopper has not said that this is as it should be: `boot/inline.js` asks the same. */
export const needsReminder = ({ state, isDismissed }: Sending): boolean =>
  state === 'notSent' && isDismissed !== true;
