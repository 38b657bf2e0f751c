import ShareRounded from '@mui/icons-material/ShareRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import { inBrowser } from '@/shared/browser/inBrowser';
import { Button } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';

export function ShareBar({ title, url }: { title: string; url: string }) {
  // Missing on most desktops and on plain http.
  const canShare = inBrowser && 'share' in navigator;
  const share = () => {
    // Rejects when the reader closes the sheet, which is no fault.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canShare ? (
        <Button variant="outlined" startIcon={<ShareRounded />} onClick={share}>
          Share
        </Button>
      ) : (
        <CopyButton label="Copy link" text={url} />
      )}
      <Button
        variant="outlined"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<WhatsApp />}
        aria-label="Share on WhatsApp (opens in a new tab)"
      >
        WhatsApp
      </Button>
    </Box>
  );
}
