/**
 * Implements the parts of Cache Storage that the shop uses, in memory, because jsdom has no Cache
 * Storage.
 */
class MemoryCache {
  private readonly entries = new Map<string, Response>();

  async put(url: string, response: Response): Promise<void> {
    // Reads the whole body first, so that a response that breaks off is not stored.
    const body = await response.text();
    this.entries.delete(url);
    this.entries.set(url, new Response(body, { headers: response.headers }));
  }
  match(url: string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(url)?.clone());
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
  delete({ url }: { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(url));
  }
}

/** Adds Cache Storage to the window, with empty caches for each test of the file. */
export function mockCacheStorage(): void {
  beforeEach(() => {
    const cachesByName = new Map<string, MemoryCache>();
    const caches = {
      open: (name: string) => {
        const cache = cachesByName.get(name) ?? new MemoryCache();
        cachesByName.set(name, cache);
        return Promise.resolve(cache);
      },
      delete: (name: string) => Promise.resolve(cachesByName.delete(name)),
    };
    Object.assign(window, { caches });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'caches');
  });
}
