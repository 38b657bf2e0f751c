import { useDebouncedCallback } from '@mantine/hooks';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import {
  authDialogClosed,
  authDialogOpened,
  selectAuthDialog,
} from '@/features/auth/authDialogSlice';
import { selectUser, signedOut } from '@/features/auth/authSlice';
import { useIdentity } from '@/features/auth/useIdentity';
import { getUserPicture } from '@/shared/images/userPicture';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { UserAvatar } from '@/shared/ui/UserAvatar';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { getOverlayErrorOptions } from '@/shared/ui/getOverlayErrorOptions';
import { useDismiss } from '../useDismiss';
import { dataRemovalClosed, selectRemovalOwners, showLoggedOut } from './dataRemovalSlice';

const AuthDialog = lazyWithRetry(
  async () => (await import('@/features/auth/components/AuthDialog')).AuthDialog,
  {
    renderLoading: () => null,
    ...getOverlayErrorOptions('login'),
  },
);
const UserMenu = lazyWithRetry(async () => (await import('./UserMenu')).UserMenu, {
  renderLoading: () => null,
  ...getOverlayErrorOptions('menu'),
});
const RemoveDataDialog = lazyWithRetry(
  async () => (await import('./RemoveDataDialog')).RemoveDataDialog,
  { renderLoading: () => null, ...getOverlayErrorOptions('dialog') },
);

/**
 * Shows the login icon, or the avatar with its menu. Icon and avatar are in the same button, so
 * that the login dialog can return the focus to that button. Dialog, menu and identity provider
 * load on demand.
 */
export function UserArea() {
  const user = useAppSelector(selectUser);
  const { isOpen: isDialogOpen } = useAppSelector(selectAuthDialog);
  const removalOwners = useAppSelector(selectRemovalOwners);
  const hasOpenDialog = isDialogOpen || removalOwners !== null;
  const dispatch = useAppDispatch();
  const buttonRef = useRef<HTMLButtonElement>(null);
  /**
   * Whether the menu was opened by hovering or by a click, or `undefined` while it is closed. A
   * menu opened by hovering does not take the focus, and closes when the mouse leaves.
   */
  const [openedBy, setOpenedBy] = useState<'hover' | 'click'>();
  const isMenuOpen = user !== undefined && openedBy !== undefined;
  const closeMenu = () => setOpenedBy(undefined);
  const { containerRef, dismiss } = useDismiss(isMenuOpen, closeMenu);
  // The mouse may briefly leave the menu on its way to an entry.
  const dismissSoon = useDebouncedCallback(() => {
    if (openedBy === 'hover') dismiss();
  }, 250);
  const [wasDialogOpen, setWasDialogOpen] = useState(false);
  if (isDialogOpen && !wasDialogOpen) setWasDialogOpen(true);
  useIdentity(wasDialogOpen);

  useEffect(() => {
    const focusTarget = buttonRef.current;
    if (!hasOpenDialog) return undefined;
    return () => {
      const focusedElement = document.activeElement;
      const isFocusLost =
        focusedElement === document.body ||
        focusedElement?.closest('[role=dialog], [role=alertdialog]');
      // If the element that opened the dialog is gone, this button takes the focus.
      if (isFocusLost) focusTarget?.focus();
    };
  }, [hasOpenDialog]);

  return (
    <>
      <Box
        ref={containerRef}
        onPointerEnter={({ pointerType }) => {
          dismissSoon.cancel();
          if (user && pointerType === 'mouse') setOpenedBy(openedBy ?? 'hover');
        }}
        onPointerLeave={dismissSoon}
        sx={{ position: 'relative', flexShrink: 0 }}
      >
        <IconButton
          ref={buttonRef}
          aria-label={user ? `Account of ${user.name || user.email || 'the user'}` : 'Log in'}
          aria-haspopup={user ? 'menu' : 'dialog'}
          {...(user && { 'aria-expanded': isMenuOpen })}
          onPointerEnter={user ? undefined : AuthDialog.preload}
          onClick={() => {
            if (user) setOpenedBy(openedBy === 'click' ? undefined : 'click');
            else dispatch(authDialogOpened({ view: 'login' }));
          }}
        >
          {user ? (
            <UserAvatar name={user.name || user.email} src={getUserPicture(user)} />
          ) : (
            <PersonOutlineRounded />
          )}
        </IconButton>
        {isMenuOpen && (
          <UserMenu
            user={user}
            takesFocus={openedBy === 'click'}
            onClose={closeMenu}
            onLogout={() => {
              closeMenu();
              buttonRef.current?.focus();
              dispatch(signedOut());
              dispatch(showLoggedOut(user));
            }}
          />
        )}
      </Box>
      {/* The dialog is outside the `Box`, because React events bubble through portals: pointer
         events of the dialog would reach the `Box`. */}
      {wasDialogOpen && (
        <AuthDialog open={isDialogOpen} onClose={() => dispatch(authDialogClosed())} />
      )}
      {removalOwners && (
        <RemoveDataDialog owners={removalOwners} onClose={() => dispatch(dataRemovalClosed())} />
      )}
    </>
  );
}
