interface ReminderState {
  state?: unknown;
  isDismissed?: unknown;
}

/**
 * Returns whether an order is unsent and its reminder not dismissed. `boot/inline.js` applies the
 * same rule.
 */
export const needsReminder = ({ state, isDismissed }: ReminderState): boolean =>
  state === 'notSent' && isDismissed !== true;
