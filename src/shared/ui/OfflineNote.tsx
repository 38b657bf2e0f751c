import { useOnline } from '@/shared/browser/useOnline';

/** Beside what failed: why, while the browser has no connection. */
export function OfflineNote() {
  return useOnline() ? null : <span> You are offline.</span>;
}
