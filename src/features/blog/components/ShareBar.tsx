import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useHref } from 'react-router-dom';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { ShareButton } from '@/shared/ui/ShareButton';

export function ShareBar({ title, to }: { title: string; to: string }) {
  const url = getPageOrigin() + useHref(to);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ShareButton label="Share" title={title} to={to} />
      <Button
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
