import fc from 'fast-check';
import { createSafeStorage } from './webStorage';

/** Creates a storage that refuses to store values while `storageState.isFull` is true. */
function createFakeStorage() {
  const storedValues = new Map<string, string>();
  const storageState = { isFull: false };
  const storage = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storageState.isFull) throw new DOMException('full', 'QuotaExceededError');
      storedValues.set(key, value);
    },
    removeItem: (key: string) => void storedValues.delete(key),
  } as unknown as Storage;
  return { storedValues, storageState, storage };
}

test.each([
  ['finds the latest value or none', false],
  ['finds the last stored value with `keepsOlder`', true],
])('after failed writes the page has the latest value, and a reload %s', (_title, keepsOlder) => {
  const anyWrites = fc.array(fc.record({ value: fc.string(), isFull: fc.boolean() }));
  fc.assert(
    fc.property(anyWrites, (writes) => {
      const { storedValues, storageState, storage } = createFakeStorage();
      const store = createSafeStorage(() => storage, keepsOlder);
      let expectedValue: string | null = null;
      for (const { value, isFull } of writes) {
        storageState.isFull = isFull;
        store.set('key', value);
        if (!isFull) expectedValue = value;
        else if (!keepsOlder) expectedValue = null;
        expect(store.get('key')).toBe(value);
        expect(storage.getItem('key')).toBe(expectedValue);
      }
      storageState.isFull = false;
      store.set('key', 'last');
      storedValues.set('key', 'changed from outside');
      expect(store.get('key')).toBe('changed from outside');
    }),
  );
});
