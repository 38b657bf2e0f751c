/*
 * A worker thread that loads an address repeatedly until it receives a message. It then sends back
 * the time of each request in ms.
 */
import { parentPort, workerData } from 'node:worker_threads';

let isRunning = true;
parentPort?.once('message', () => (isRunning = false));
const load = async () => (await fetch(workerData)).arrayBuffer();

// Do not measure the first request, because it also loads code.
await load();
parentPort?.postMessage('ready');
const requestTimes = [];
while (isRunning) {
  const startTime = performance.now();
  await load();
  requestTimes.push(performance.now() - startTime);
}
parentPort?.postMessage(requestTimes);
