import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { authDialogOpened, selectAuthDialog } from '@/features/auth/authDialogSlice';
import { selectUser, signedOut } from '@/features/auth/authSlice';
import { useIdentity } from '@/features/auth/useIdentity';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';
import { BarButton } from '@/shared/ui/PlainButton';
import { useHoverMenu } from './useHoverMenu';

const loadDialog = () =>
  import(/* webpackChunkName: "auth-dialog" */ '@/features/auth/components/AuthDialog');
const AuthDialog = lazy(() => loadDialog().then((module) => ({ default: module.AuthDialog })));
const PersonAvatar = lazy(() =>
  import(/* webpackChunkName: "user-menu" */ '@/shared/ui/PersonAvatar').then((module) => ({
    default: module.PersonAvatar,
  })),
);
const UserMenu = lazy(() =>
  import(/* webpackChunkName: "user-menu" */ './UserMenu').then((module) => ({
    default: module.UserMenu,
  })),
);

/**
 * The login icon, or the avatar with its menu; both are one button, so that the dialog that logged somebody in gives
 * the focus back to it. Dialogs, menu and identity provider load when they are needed.
 */
export function UserArea() {
  const user = useAppSelector(selectUser);
  const { isOpen: isDialogOpen } = useAppSelector(selectAuthDialog);
  const dispatch = useAppDispatch();
  const { button, areaProps, ...menu } = useHoverMenu();
  const [wasDialogOpen, setWasDialogOpen] = useState(false);
  if (isDialogOpen && !wasDialogOpen) setWasDialogOpen(true);
  useIdentity(wasDialogOpen);

  const wasOpen = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('[role=dialog]');
    // What opened the dialog may be gone, as the early login button is; then this is the place to return to.
    if (wasOpen.current && !isDialogOpen && isLost) button.current?.focus();
    wasOpen.current = isDialogOpen;
  }, [isDialogOpen, button]);

  const icon = <PersonOutlineRounded />;
  const isMenuOpen = user !== undefined && menu.isOpen;
  return (
    <Box {...(user && areaProps)} sx={{ position: 'relative', flexShrink: 0 }}>
      <BarButton
        type="button"
        ref={button}
        aria-label={user ? `Account of ${user.name || user.email || 'the user'}` : 'Log in'}
        aria-haspopup={user ? 'menu' : 'dialog'}
        {...(user && { 'aria-expanded': isMenuOpen })}
        onPointerEnter={user ? undefined : () => void loadDialog().catch(() => undefined)}
        onClick={() => {
          if (user) menu.onButtonClick();
          else dispatch(authDialogOpened('login'));
        }}
      >
        {user ? (
          <Suspense fallback={icon}>
            <PersonAvatar name={user.name || user.email} src={user.imageUrl} />
          </Suspense>
        ) : (
          icon
        )}
      </BarButton>
      {isMenuOpen && (
        <Suspense>
          <UserMenu
            user={user}
            takesFocus={menu.takesFocus}
            onClose={menu.close}
            onLogout={() => {
              menu.close();
              button.current?.focus();
              dispatch(signedOut());
            }}
          />
        </Suspense>
      )}
      {wasDialogOpen && (
        <Suspense>
          <AuthDialog />
        </Suspense>
      )}
    </Box>
  );
}
