/* Loads an address again and again until it is told to stop, then says how long each time took, in ms. */
import { parentPort, workerData } from 'node:worker_threads';

let goesOn = true;
parentPort?.once('message', () => (goesOn = false));
const load = async () => (await fetch(workerData)).arrayBuffer();

// The first loads the program, too.
await load();
parentPort?.postMessage('ready');
const times = [];
while (goesOn) {
  const from = performance.now();
  await load();
  times.push(performance.now() - from);
}
parentPort?.postMessage(times);
