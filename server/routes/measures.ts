import { Hono } from 'hono';
import { FieldReport } from '@/shared/contract/fieldReport';
import type { AppTools } from '../http/appTools';
import { parseBody } from '../http/body';
import { limitAttempts, limitCaller, requireAdmin } from '../http/callers';
import { kilobyte, readBytes } from '../http/readBytes';
import { formatMeasures } from '../measureCommand';

/**
 * Limit for the reports of all visitors per day, enough for 16,000. Reports are kept for 90 days, so
 * they can take up 1.4 GB.
 */
const dailyLimit = { max: 16 * kilobyte, windowSeconds: 24 * 3600 };

/**
 * Creates the API calls for measures of speed and errors. Pages send their reports as beacons
 * without a token, and administrators read a summary. The contract does not contain these calls.
 */
export function createMeasureRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();

  routes.post('/measure', async (c) => {
    await limitCaller(tools, c, 'measure');
    const body = await readBytes(c, 16 * kilobyte);
    const { rows, ...pageFields } = parseBody(body, FieldReport);
    const amount = Math.ceil(body.length / kilobyte);
    await limitAttempts(store, 'measure kilobytes', { ...dailyLimit, amount });
    await store.addMeasures(rows.map((row) => ({ ...row, ...pageFields })));
    return c.body(null, 204);
  });

  routes.get('/api/measures', requireAdmin(tools), async (c) =>
    c.json(formatMeasures(await store.measures())),
  );

  return routes;
}
