import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteAddress, openOverlay } from './overlayHistory';

/** For whatever opens over a page: Back closes it. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const location = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (open) noteAddress();
  }, [open, location]);
  // Before paint: what is on the screen can be left by Back.
  useLayoutEffect(() => (open ? openOverlay(() => close()) : undefined), [open]);
}
