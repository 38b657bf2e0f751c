import { Hono } from 'hono';
import { FieldReport } from '../../src/shared/contract/fieldReport';
import type { AppTools } from '../http/appTools';
import { parseBody } from '../http/body';
import { limitCaller } from '../http/callers';
import { kilobyte, readBytes } from '../http/readBytes';

/** What pages tell of themselves, by beacons, which bear no token: a call of this back end's own. */
export const measureRoutes = (tools: AppTools): Hono =>
  new Hono().post('/', async (c) => {
    await limitCaller(tools, c, 'measure');
    const { rows, ...page } = parseBody(await readBytes(c, 16 * kilobyte), FieldReport);
    await tools.store.addMeasures(rows.map((row) => ({ ...row, ...page })));
    return c.body(null, 204);
  });
