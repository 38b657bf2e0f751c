import type { Server } from 'node:http';

/**
 * Stops the process gracefully on SIGINT or SIGTERM. A second signal exits at once.
 * @param resourcePromise resolves with the resource to close
 * @returns the signal handler
 */
export function stopOnSignal(
  server: Server,
  resourcePromise: Promise<{ close: () => Promise<void> }>,
  exit: (code: number) => void = (code) => process.exit(code),
): () => void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) exit(1);
    isStopping = true;
    // Exit after nine seconds even if the database does not answer.
    setTimeout(() => exit(1), 9000).unref();
    // Requests in progress get five seconds. Idle connections are closed at once.
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    server.close(() => {
      void resourcePromise
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
