import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import { pageOrigin } from '@/shared/config/runtimeConfig';
import { Button } from '@/shared/ui/Button';
import { ShareButton } from '@/shared/ui/ShareButton';

export function ShareBar({ title, path }: { title: string; path: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ShareButton label="Share" title={title} path={path} />
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${pageOrigin()}${path}`)}`}
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
