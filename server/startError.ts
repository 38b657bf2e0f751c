/** An error that the operator can fix. Programs print only its message, without a stack trace. */
export class StartError extends Error {}
