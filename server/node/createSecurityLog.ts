import { writeSync } from 'node:fs';
import pino from 'pino';
import type { SecurityEvent } from '../http/securityLog';

/**
 * Creates a function that writes events as lines of JSON.
 * @param fd file descriptor, by default that of standard error. Reading `process.stderr` makes a
 * pipe non-blocking, so that a program which no longer reads it cannot stop the shop.
 */
export function createSecurityLog(fd: number = process.stderr.fd): (event: SecurityEvent) => void {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: () => ({ log: 'security' }) },
  };
  // pino's own destination would wait until a full pipe is read, and it would never end on a full
  // disk.
  const destination = {
    write: (line: string) => {
      try {
        writeSync(fd, line);
      } catch {
        // The shop works without its log.
      }
    },
  };
  const logger = pino(options, destination);
  return (event) => logger.info(event);
}
