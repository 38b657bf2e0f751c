import type { Server } from 'node:http';

/**
 * Ends the process in good order when it is told to.
 * @param opening what has to be closed, once it is open
 * @returns what the signals call
 */
export function stopOnSignal(
  server: Server,
  opening: Promise<{ close: () => Promise<void> }>,
  exit: (code: number) => void = (code) => process.exit(code),
): () => void {
  let stopping = false;
  const stop = () => {
    if (stopping) exit(1);
    stopping = true;
    // A database that answers no more cannot hold up the end.
    setTimeout(() => exit(1), 9000).unref();
    // What is under way may end; connections that only wait are cut at once.
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    server.close(() => {
      void opening
        .then(({ close }) => close())
        .catch(() => undefined)
        .then(() => exit(0));
    });
    server.closeIdleConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}
