/* Loads an address repeatedly until it is stopped, then returns the time of each request in ms. */
import { parentPort, workerData } from 'node:worker_threads';

let isRunning = true;
parentPort?.once('message', () => (isRunning = false));
const load = async () => (await fetch(workerData)).arrayBuffer();

// The first request also loads code, so it is not measured.
await load();
parentPort?.postMessage('ready');
const times = [];
while (isRunning) {
  const from = performance.now();
  await load();
  times.push(performance.now() - from);
}
parentPort?.postMessage(times);
