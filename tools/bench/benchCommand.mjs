/* `npm run bench`: see bench.mjs. */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
await import('./bench.mjs');
