import Facebook from '@mui/icons-material/Facebook';
import Google from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showError } from '@/shared/store/toast';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { selectAuthDialog } from '../authDialogSlice';
import { isIdentityConfigured } from '../identity';
import { loadIdentitySession } from '../loadIdentitySession';
import type { SocialProvider } from '../identityProvider';

const notLoadedText = 'Sign-in could not be loaded. Check your internet connection and try again.';
const icons = { Google: <Google />, Facebook: <Facebook /> };

export function SocialButtons({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const getUnmountSignal = useUnmountSignal();
  const { pendingProviderCallCount } = useAppSelector(selectAuthDialog);

  const signIn = async (provider: SocialProvider) => {
    const signal = getUnmountSignal();
    const isDialogClosed = () => signal.aborted;
    const sessionModule = await loadIdentitySession().catch(() => undefined);
    if (isDialogClosed()) return;
    if (!sessionModule) {
      dispatch(showError(notLoadedText));
      return;
    }
    const isSignedIn = await dispatch(sessionModule.signInWithProvider(provider, signal));
    if (isSignedIn && !isDialogClosed()) onDone();
  };

  if (!isIdentityConfigured()) return null;
  return (
    <>
      <Divider sx={{ my: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
        or continue with
      </Divider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {(['Google', 'Facebook'] as const).map((provider) => (
          <LoadingButton
            key={provider}
            variant="outlined"
            startIcon={icons[provider]}
            loading={pendingProviderCallCount > 0}
            // Stacks the buttons where both names do not fit side by side.
            sx={{ flex: '1 0 112px', px: 1 }}
            onClick={() => void signIn(provider)}
          >
            {provider}
          </LoadingButton>
        ))}
      </Box>
    </>
  );
}
