import { Hono } from 'hono';
import { FieldReport } from '@/shared/contract/fieldReport';
import type { AppTools } from '../http/appTools';
import { parseBody } from '../http/body';
import { limitCaller, requireAdmin } from '../http/callers';
import { kilobyte, readBytes } from '../http/readBytes';
import { formatMeasures } from '../measureCommand';

/**
 * Creates the API calls for measures of speed and errors. Pages send their reports as beacons
 * without a token, and administrators read a summary. The contract does not contain these calls.
 */
export function createMeasureRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();

  routes.post('/measure', async (c) => {
    await limitCaller(tools, c, 'measure');
    const { rows, ...pageFields } = parseBody(await readBytes(c, 16 * kilobyte), FieldReport);
    await store.addMeasures(rows.map((row) => ({ ...row, ...pageFields })));
    return c.body(null, 204);
  });

  routes.get('/api/measures', requireAdmin(tools), async (c) =>
    c.json(formatMeasures(await store.measures())),
  );

  return routes;
}
