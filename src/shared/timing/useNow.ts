import { useDocumentVisibility } from '@mantine/hooks';
import { now } from './clock';

/**
 * Returns the current time in ms since 1970. The component renders again when its tab is shown
 * again, because another day may have begun.
 */
export function useNow(): number {
  useDocumentVisibility();
  return now();
}
