/** Whether a script or a style sheet did not arrive, by the name that webpack gives to this error; any other is a fault in the code. */
export const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
