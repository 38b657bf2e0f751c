/** An error that the operator can fix. Programs print only its message, without a stack trace. */
export class StartError extends Error {}

/** An invalid command line. Commands print the message together with the usage text. */
export class UsageError extends Error {}
