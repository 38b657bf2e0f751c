import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import { lazy, Suspense } from 'react';
import { authDialogOpened } from '@/features/auth/authDialogSlice';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { paths } from '@/shared/config/paths';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';
import { BarButton, BarLink } from '@/shared/ui/PlainButton';

const UserArea = lazy(() =>
  import(/* webpackChunkName: "user-area" */ './UserArea').then((module) => ({
    default: module.UserArea,
  })),
);

/** Keeps the user area's place, and does the first thing that it would do, until it has come. */
function EarlyUserArea() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  return isSignedIn ? (
    <BarLink to={paths.profile.to()} aria-label="My Profile">
      <PersonOutlineRounded />
    </BarLink>
  ) : (
    <BarButton
      type="button"
      aria-label="Log in"
      aria-haspopup="dialog"
      onClick={() => {
        dispatch(authDialogOpened('login'));
      }}
    >
      <PersonOutlineRounded />
    </BarButton>
  );
}

/** The user area, which comes once the first screen is done. */
export function UserSlot({ idle }: { idle: boolean }) {
  const early = <EarlyUserArea />;
  if (!idle) return early;
  return (
    <Suspense fallback={early}>
      <UserArea />
    </Suspense>
  );
}
