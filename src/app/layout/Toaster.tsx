import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from 'notistack';
import { startTransition, useEffect, useState } from 'react';
import { selectToasts, toastTaken } from '@/shared/lib/toast';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';

/** What is fixed at the foot of a page stays in reach. */
const aboveTheBuyBar = {
  'div.notistack-SnackbarContainer': { marginBottom: 'var(--bottom-bar, 0px)' },
};

const Content = styled(MaterialDesignContent)(({ theme: { typography, vars } }) => ({
  '&&': { ...typography.body2, borderRadius: 12, color: vars?.palette.common.white },
  '&&.notistack-MuiContent-success': { backgroundColor: vars?.palette.success.main },
  '&&.notistack-MuiContent-error': { backgroundColor: vars?.palette.error.main },
  '&&.notistack-MuiContent-info': { backgroundColor: vars?.palette.text.primary },
}));
const components = { success: Content, error: Content, info: Content };

/** A place beside the app: an open dialog hides the app from screen readers, but what it has to say must be heard. */
function usePlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    const observer = new MutationObserver(() => {
      place.removeAttribute('aria-hidden');
    });
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/** Toasts at bottom-centre (section 2). Errors, and toasts with a button, stay longer. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const place = usePlace();

  useEffect(() => {
    for (const { id, message, variant, action } of toasts) {
      dispatch(toastTaken(id));
      // What the press itself changes comes first.
      startTransition(() => {
        enqueueSnackbar(message, {
          key: id,
          variant,
          preventDuplicate: true,
          autoHideDuration: action || variant === 'error' ? 8000 : 4000,
          ...(action && {
            action: () => (
              <Button
                color="inherit"
                onClick={() => {
                  dispatch(action.dispatch);
                  closeSnackbar(id);
                }}
              >
                {action.label}
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
      />
    </>
  );
}
