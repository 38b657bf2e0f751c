import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** One handler for all links of a list, in place of a router link in each: these draw anew at every change of address. */
export function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const to = target instanceof Element && target.closest('a')?.getAttribute('href');
    if (!to || !to.startsWith('/')) return;
    event.preventDefault();
    void navigate(to);
  };
}
