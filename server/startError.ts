/** A reason not to go on that a person can act on: shown as one line, without a stack trace. */
export class StartError extends Error {}

/** A command line that makes no sense: shown with how to write one. */
export class UsageError extends Error {}
