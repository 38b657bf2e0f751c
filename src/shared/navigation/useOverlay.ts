import { useEffectEvent, useLayoutEffect } from 'react';
import { openOverlay } from './overlayHistory';

/** For whatever opens over a page: Back closes it. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before paint: what is on the screen can be left by Back.
  useLayoutEffect(() => (open ? openOverlay(() => close()) : undefined), [open]);
}
