/** A reason not to start that a person can act on: shown as one line, without a stack trace. */
export class StartError extends Error {}
