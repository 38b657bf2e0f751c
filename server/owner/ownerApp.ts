import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody, readId } from '../http/body';
import { refuse, toErrorResponse } from '../http/errors';
import type { Store } from '../store';

const pageMax = 1000;

const Account = v.object({ userEmail: v.string() });
const Password = v.object({ userEmail: v.string(), passwordHash: v.string() });

/** What the commands of the shop's owner ask of it. Whoever may call it is the caller's matter. */
export function ownerApp(store: Store): Hono {
  const app = new Hono();
  app.onError(toErrorResponse);

  app.get('/enquiries', async (c) => {
    const { before, since, count } = c.req.query();
    const page = {
      count: Math.min(readId(count) ?? pageMax, pageMax),
      before: readId(before),
      since: since ? new Date(Number(since)) : undefined,
    };
    return c.json(await store.enquiries(page));
  });

  app.post('/administrators', async (c) => {
    const account = await readBody(c, Password);
    const profile = { appUserName: 'Administrator', userCellNo: '', userImageURL: '' };
    const added = await store.addUser({ ...profile, ...account, role: 'admin', isDemo: false });
    if (!added) refuse(409, `An account with the e-mail ${account.userEmail} already exists.`);
    return c.json({});
  });

  app.put('/administrators', async (c) => {
    const { userEmail, passwordHash } = await readBody(c, Password);
    const { userId } = await administrator(store, userEmail);
    await store.updateUser(userId, { passwordHash, isDemo: false });
    return c.json({});
  });

  app.delete('/administrators', async (c) => {
    const { userEmail } = await readBody(c, Account);
    const { userId } = await administrator(store, userEmail);
    await store.removeUser(userId);
    return c.json({});
  });
  return app;
}

async function administrator(store: Store, userEmail: string) {
  const user = await store.userByEmail(userEmail);
  if (user?.role !== 'admin') refuse(400, `No administrator has the e-mail ${userEmail}.`);
  return user;
}
