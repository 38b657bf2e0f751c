import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { authDialogOpened } from '@/features/auth/authDialogSlice';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { paths } from '@/shared/config/paths';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';
import { BarButton, BarLink } from '@/shared/ui/PlainButton';

const loadUserArea = () => import(/* webpackChunkName: "user-area" */ './UserArea');

interface Hold {
  onPointerDown: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
}

/**
 * Keeps the user area's place, and does the first thing that it would do, until it has come.
 * @param hold what tells of a press
 * @param onDone after the click has had its effect
 */
function EarlyUserArea({ hold, onDone }: { hold: Hold; onDone: () => void }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  return isSignedIn ? (
    <BarLink {...hold} to={paths.profile.to()} aria-label="My Profile" onClick={onDone}>
      <PersonOutlineRounded />
    </BarLink>
  ) : (
    <BarButton
      {...hold}
      type="button"
      aria-label="Log in"
      aria-haspopup="dialog"
      onClick={() => {
        dispatch(authDialogOpened('login'));
        onDone();
      }}
    >
      <PersonOutlineRounded />
    </BarButton>
  );
}

/** The user area, which comes once the first screen is done, but not between a press and the end of its click. */
export function UserSlot({ idle }: { idle: boolean }) {
  const [area, setArea] = useState<{ UserArea: ComponentType }>();
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    // Where it cannot be loaded, what stands there goes on doing its part.
    if (idle) loadUserArea().then(setArea, () => undefined);
  }, [idle]);

  if (area && !isPressed) return <area.UserArea />;
  const release = () => {
    setPressed(false);
  };
  const hold = {
    onPointerDown: () => {
      setPressed(true);
    },
    onPointerLeave: release,
    onPointerCancel: release,
  };
  return <EarlyUserArea hold={hold} onDone={release} />;
}
