/** An error that the operator can fix. It is shown as one line without a stack trace. */
export class StartError extends Error {}

/** An invalid command line. The message is shown together with the usage text. */
export class UsageError extends Error {}
