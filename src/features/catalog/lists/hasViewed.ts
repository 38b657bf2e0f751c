import { localKeys, localStore, readJson } from '@/shared/storage/webStorage';

/** A first look at what is stored, without the schemas: whether the row of viewed products needs its place. */
export function hasViewed(except: string): boolean {
  try {
    const { ids } = readJson(localStore, localKeys.recentProducts) as { ids: unknown[] };
    return ids.some((id) => id !== except);
  } catch {
    return false;
  }
}
