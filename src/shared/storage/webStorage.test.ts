import fc from 'fast-check';
import { createSafeStorage } from './webStorage';

/** Creates a storage that can be set to full. */
function aStorage() {
  const kept = new Map<string, string>();
  const room = { isFull: false };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (room.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  return { kept, room, storage };
}

test.each([
  ['finds the latest value or none', false],
  ['finds the last stored value with `keepsOlder`', true],
])('after failed writes the page has the latest value, and a reload %s', (_what, keepsOlder) => {
  const writes = fc.array(fc.record({ value: fc.string(), isFull: fc.boolean() }));
  fc.assert(
    fc.property(writes, (all) => {
      const { kept, room, storage } = aStorage();
      const store = createSafeStorage(() => storage, keepsOlder);
      let stored: string | null = null;
      for (const { value, isFull } of all) {
        room.isFull = isFull;
        store.set('key', value);
        if (!isFull) stored = value;
        else if (!keepsOlder) stored = null;
        expect(store.get('key')).toBe(value);
        expect(storage.getItem('key')).toBe(stored);
      }
      room.isFull = false;
      store.set('key', 'last');
      kept.set('key', 'changed from outside');
      expect(store.get('key')).toBe('changed from outside');
    }),
  );
});
