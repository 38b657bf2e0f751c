import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const HtmlContent = lazy(() =>
  import('@/shared/ui/HtmlContent').then((module) => ({ default: module.HtmlContent })),
);

/** Most announcements are plain text; only one with markup is worth the sanitiser's bytes. */
export function AnnouncementText({ text }: { text: string }) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Suspense>
      <Box sx={{ '& *': { display: 'inline', m: 0 } }}>
        <HtmlContent html={text} />
      </Box>
    </Suspense>
  );
}
