import './gooberSheet';
import { Global } from '@emotion/react';
import { useMutationObserverTarget } from '@mantine/hooks';
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
import { nanoid } from '@reduxjs/toolkit';
import { closeSnackbar, enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from 'notistack';
import type { SnackbarKey } from 'notistack';
import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { selectToasts, toastClosed, toastShown } from '@/shared/store/toast';
import type { Toast } from '@/shared/store/toast';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import { useToastLift } from './useToastLift';

/** What is fixed at the foot of a page stays in reach. */
const aboveTheBuyBar = {
  'div.notistack-SnackbarContainer': { marginBottom: 'var(--bottom-bar)' },
};

const Content = styled(MaterialDesignContent)(({ theme: { typography, vars } }) => ({
  '&&': { ...typography.body2, borderRadius: 12, color: vars.palette.common.white },
  '&&.notistack-MuiContent-success': { backgroundColor: vars.palette.success.main },
  '&&.notistack-MuiContent-error': { backgroundColor: vars.palette.error.main },
  '&&.notistack-MuiContent-info': { backgroundColor: vars.palette.text.primary },
}));
const components = { success: Content, error: Content, info: Content };

const hiding = { attributeFilter: ['aria-hidden'] };
const show: MutationCallback = ([change]) =>
  (change?.target as Element | undefined)?.removeAttribute('aria-hidden');

/** A place beside the app: an open dialog hides the app from screen readers, but what it has to say must be heard. */
function usePlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  useMutationObserverTarget(show, hiding, place);
  return place;
}

function ActionButton({ id, action }: { id: string; action: NonNullable<Toast['action']> }) {
  const dispatch = useAppDispatch();
  const act = () => {
    // What it brings back has to be there to take the focus, which would be lost with this button.
    flushSync(() => {
      dispatch(action.dispatch);
    });
    const place = action.focus && document.querySelector<HTMLElement>(action.focus);
    if (place) place.focus();
    else focusPageHeading();
    dispatch(toastClosed(id));
  };
  return (
    <Button color="inherit" onClick={act}>
      {action.label}
    </Button>
  );
}

export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const place = usePlace();
  const onScreen = useRef(new Map<string, SnackbarKey>());
  useToastLift(toasts.length > 0);

  useEffect(() => {
    const shown = onScreen.current;
    for (const [id, key] of shown) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.delete(id);
      closeSnackbar(key);
    }
    for (const { id, message, variant, action, link } of toasts) {
      if (shown.has(id)) continue;
      // Not the toast's own id: DevTools may bring one back while it is still on its way out.
      const key = nanoid();
      shown.set(id, key);
      dispatch(toastShown(id));
      // What the press itself changes comes first.
      startTransition(() => {
        enqueueSnackbar(message, {
          key,
          variant,
          autoHideDuration: action || link || variant === 'error' ? 8000 : 4000,
          onExited: () => {
            if (shown.get(id) !== key) return;
            shown.delete(id);
            dispatch(toastClosed(id));
          },
          ...(action && { action: () => <ActionButton id={id} action={action} /> }),
          ...(link && {
            action: () => (
              <Button
                component={Link}
                to={link.to}
                color="inherit"
                sx={{ whiteSpace: 'nowrap' }}
                onClick={() => dispatch(toastClosed(id))}
              >
                {link.label}
              </Button>
            ),
          }),
        });
      });
    }
  }, [toasts, dispatch]);

  return (
    <>
      <Global styles={aboveTheBuyBar} />
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        domRoot={place}
        Components={components}
        // Sliding in and out would lead over what stands at the foot.
        TransitionComponent={Fade}
      />
    </>
  );
}
