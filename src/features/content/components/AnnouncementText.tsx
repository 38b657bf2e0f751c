import Box from '@mui/material/Box';
import { lazyPart } from '@/shared/ui/lazyPart';

const HtmlContent = lazyPart(async () => (await import('@/shared/ui/HtmlContent')).HtmlContent, {
  loading: () => null,
  failed: () => null,
});

/** Most announcements are plain text; only one with markup is worth the sanitiser's bytes. */
export function AnnouncementText({ text }: { text: string }) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Box sx={{ '& *': { display: 'inline', m: 0 } }}>
      <HtmlContent html={text} />
    </Box>
  );
}
