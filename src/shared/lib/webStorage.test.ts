import { createSafeStorage, readJson } from './webStorage';

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

test('a full storage keeps the newest value readable', () => {
  let full = false;
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const store = createSafeStorage(() => storage);
  store.set('cart', 'old');
  full = true;
  store.set('cart', 'new');
  expect(store.get('cart')).toBe('new');
  full = false;
  store.set('cart', 'newer');
  expect(kept.get('cart')).toBe('newer');
});

test.each(['', '{', 'undefined'])('%p is no JSON, and no error', (raw) => {
  const store = createSafeStorage(() => window.sessionStorage);
  store.set('broken', raw);
  expect(readJson(store, 'broken')).toBeUndefined();
});
