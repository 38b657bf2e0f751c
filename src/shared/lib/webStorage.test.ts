import fc from 'fast-check';
import { createSafeStorage, onLoss, readJson } from './webStorage';

test('a storage that throws leaves values in memory', () => {
  const store = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(store.get('a')).toBeNull();
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

describe('a full storage', () => {
  const fullStorage = (held: Record<string, string>) => {
    const kept = new Map(Object.entries(held));
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage;
    return { kept, storage };
  };

  test('keeps the newest value readable, and leaves no older one for a reload to find', () => {
    const { kept, storage } = fullStorage({ cart: 'old', other: 'old' });
    const store = createSafeStorage(() => storage);
    store.set('cart', 'new');
    expect(store.get('cart')).toBe('new');
    expect(Object.fromEntries(kept)).toEqual({ other: 'old' });
  });

  test('may keep what was there, where it is no older state of the same', () => {
    const { kept, storage } = fullStorage({ orders: 'earlier ones' });
    const store = createSafeStorage(() => storage, { keepsOlder: true });
    store.set('orders', 'earlier ones and a new one');
    expect(store.get('orders')).toBe('earlier ones and a new one');
    expect(kept.get('orders')).toBe('earlier ones');
  });

  test('holds values again once there is room', () => {
    const { kept, storage } = fullStorage({ cart: 'old' });
    const store = createSafeStorage(() => storage);
    store.set('cart', 'new');
    storage.setItem = (key, value) => void kept.set(key, value);
    store.set('cart', 'newer');
    expect(kept.get('cart')).toBe('newer');
    kept.set('cart', 'changed from outside');
    expect(store.get('cart')).toBe('changed from outside');
  });

  test('is told of until nobody listens, with key, loss and value', () => {
    const { storage } = fullStorage({});
    const store = createSafeStorage(() => storage);
    const heard = jest.fn();
    const stop = onLoss(heard);
    store.set('cart', 'new');
    stop();
    store.set('cart', 'newer');
    expect(heard.mock.calls).toEqual([['cart', 'notStored', 'new']]);
  });
});

test.each([
  ['finds the latest value or none', false],
  ['finds a value that was there, where older ones may be kept', true],
])('whatever fails, the page has the latest value and a reload %s', (_what, keepsOlder) => {
  const writes = fc.array(fc.record({ value: fc.string(), isFull: fc.boolean() }));
  fc.assert(
    fc.property(writes, (all) => {
      const kept = new Map<string, string>();
      let isFull = false;
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key: string) => void kept.delete(key),
      } as unknown as Storage;
      const store = createSafeStorage(() => storage, { keepsOlder });
      let stored: string | null = null;
      for (const { value, isFull: refuses } of all) {
        isFull = refuses;
        store.set('key', value);
        if (!refuses) stored = value;
        else if (!keepsOlder) stored = null;
        expect(store.get('key')).toBe(value);
        expect(storage.getItem('key')).toBe(stored);
      }
    }),
  );
});

test.each(['', '{', 'undefined'])('%p is no JSON, and no error', (raw) => {
  const store = createSafeStorage(() => window.sessionStorage);
  store.set('broken', raw);
  expect(readJson(store, 'broken')).toBeUndefined();
});
