import { createCaller, messageOf } from './testing/caller';
import { createDemoApp } from './testing/testApp';

let address = '';
const newShop = () => createCaller(createDemoApp({ clientAddress: () => address }));
beforeEach(() => {
  address = '10.0.0.1';
});

describe('log in (call 8)', () => {
  it('is closed after ten failures, for this account from this address', async () => {
    const { login } = newShop();
    for (let i = 0; i < 10; i++)
      expect((await login('shopper@example.com', `guess ${i}`)).status).toBe(404);
    const closed = await login('shopper@example.com', 'shopper-demo-1');
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect(await messageOf(closed)).toBe('Too many attempts to log in. Please try again later.');
    expect((await login('admin@example.com', 'admin-demo-1')).status).toBe(200);
    address = '10.0.0.2';
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('is closed to an address after a hundred attempts, whatever the account', async () => {
    const { login } = newShop();
    for (let i = 0; i < 100; i++)
      expect((await login(`guess-${i}@example.com`, 'guess')).status).toBe(404);
    const closed = await login('shopper@example.com', 'shopper-demo-1');
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(800);
    address = '10.0.0.2';
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('hashes one password at a time, lets twenty wait and asks the others to come back', async () => {
    const { login } = newShop();
    const all = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => login(`guess-${i}@example.com`, 'guess')),
    );
    const refused = all.filter(({ status }) => status !== 404);
    expect(refused).toHaveLength(39);
    for (const { status, headers } of refused)
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('forgets failures after a success', async () => {
    const { login } = newShop();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await login('shopper@example.com', 'wrong');
      expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
    }
  });
});
