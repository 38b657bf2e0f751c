import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { internalLink } from '../navigation/internalLink';
import { leaveOverlays, openOverlay } from '../navigation/overlayHistory';
import { noteAddress } from '../navigation/popGate';

/** Stands in whatever opens over a page, as long as it is open: Back then closes it, and links lead on from the page. */
export function OverlayEntry({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const close = useEffectEvent(onClose);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const to = internalLink(event);
    if (!to) return;
    event.preventDefault();
    leaveOverlays(() => void navigate(to));
  });

  useEffect(noteAddress, [location]);
  // Before paint: what is on the screen can be left by Back.
  useLayoutEffect(
    () =>
      openOverlay({
        close: () => close(),
      }),
    [],
  );
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  return null;
}
