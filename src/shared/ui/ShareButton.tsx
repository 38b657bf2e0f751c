import ShareRounded from '@mui/icons-material/ShareRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { copyText } from '@/shared/browser/clipboard';
import { linkShared } from '@/shared/store/linkShared';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';

interface ShareButtonProps {
  label: string;
  /** Accessible name, which must start with the label. */
  name?: string;
  /** Title of the shared page, for the recipient. */
  title: string;
  /** Address of the page, below the site's base. */
  to: To;
}

/**
 * Shares the link of a page, or copies it if the browser cannot share. If the browser can do
 * neither, the link itself is shown.
 */
export function ShareButton({ label, name, title, to }: ShareButtonProps) {
  const dispatch = useAppDispatch();
  const [isCopyBlocked, setIsCopyBlocked] = useState(false);
  const url = getPageOrigin() + useHref(to);
  const share = async () => {
    try {
      // The call of `share` also throws where the function is missing: on plain http and in some
      // desktop browsers.
      await navigator.share({ title, url });
    } catch (error) {
      // The shopper has closed the share dialog, or it is still open after an earlier press.
      if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
      const isCopied = await copyText(url);
      setIsCopyBlocked(!isCopied);
      if (!isCopied) return;
      dispatch(showSuccess('Link copied.'));
    }
    dispatch(linkShared(url));
  };
  return (
    <>
      <Button aria-label={name} startIcon={<ShareRounded />} onClick={() => void share()}>
        <span>{label}</span>
      </Button>
      {isCopyBlocked && (
        <Typography
          component="div"
          variant="body2"
          role="status"
          sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}
        >
          Your browser does not allow copying here. Please copy the link yourself:{' '}
          <Box component="strong" sx={{ userSelect: 'all', WebkitUserSelect: 'all' }}>
            {url}
          </Box>
        </Typography>
      )}
    </>
  );
}
