import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutBase } from '../config/base';
import { internalLink } from './internalLink';
import { leaveOverlays } from './overlayHistory';
import { popGate } from './popGate';

/** The router counts its history entries; what stands where tells how far a Back went. */
const historyIndex = (): number | undefined => {
  const { idx } = (window.history.state as { idx?: unknown } | null) ?? {};
  return typeof idx === 'number' ? idx : undefined;
};

/**
 * Asks before the page is left with something unsaved: by a link, by Back or Forward, by closing or reloading.
 * The caller shows the question while `isAsking`.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ownIndex = historyIndex();
    /** How far the Back went that is being taken back. */
    let refused: number | undefined;
    isAllowed.current = false;

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const to = internalLink(event);
      if (!to || to.pathname === withoutBase(window.location.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(to));
    };
    const onPopState = (event: PopStateEvent) => {
      if (isAllowed.current) return;
      // Before the router hears of it.
      event.stopImmediatePropagation();
      if (refused !== undefined) {
        const steps = refused;
        refused = undefined;
        // Now that the page's own entry is back: the question has an entry of its own.
        setLeave(() => () => {
          window.history.go(steps);
        });
        return;
      }
      const index = historyIndex();
      refused = index === undefined || ownIndex === undefined ? -1 : index - ownIndex;
      window.history.go(-refused);
    };

    window.addEventListener('beforeunload', onBeforeUnload);
    // Before anybody else hears of the click.
    window.addEventListener('click', onClick, { capture: true });
    popGate.guard = onPopState;
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('click', onClick, { capture: true });
      popGate.guard = undefined;
    };
  }, [isDirty, navigate]);

  return {
    isAsking: leave !== undefined,
    stay: () => {
      setLeave(undefined);
    },
    leave: () => {
      isAllowed.current = true;
      setLeave(undefined);
      if (leave) leaveOverlays(leave);
    },
  };
}
