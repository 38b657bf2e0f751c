/**
 * Returns whether a script or style sheet failed to load, by the name of webpack's error. Any other
 * error is a fault in the code.
 */
export const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
