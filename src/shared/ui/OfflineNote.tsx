import { useNetwork } from '@mantine/hooks';

/** Beside what failed: why, while the browser has no connection. */
export function OfflineNote() {
  return useNetwork().online ? null : <span> You are offline.</span>;
}
