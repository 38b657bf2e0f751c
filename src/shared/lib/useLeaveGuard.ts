import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { popGate } from './popGate';

/** Where a plain click leads within this site; `undefined` where it does not leave the page, or not in this tab. */
function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return isElsewhere ? pathname + search + hash : undefined;
}

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
    let isReturning = false;
    isAllowed.current = false;

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(target));
    };
    const onPopState = (event: PopStateEvent) => {
      if (isAllowed.current) return;
      // Before the router hears of it.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const index = historyIndex();
      const steps = index === undefined || ownIndex === undefined ? -1 : index - ownIndex;
      isReturning = true;
      window.history.go(-steps);
      setLeave(() => () => {
        window.history.go(steps);
      });
    };

    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    popGate.guard = onPopState;
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
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
      leave?.();
    },
  };
}
