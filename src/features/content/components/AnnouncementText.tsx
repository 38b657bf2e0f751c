import Box from '@mui/material/Box';
import { HtmlContent } from '@/shared/ui/HtmlContent';

export function AnnouncementText({ text }: { text: string }) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Box sx={{ '& *': { display: 'inline', m: 0 } }}>
      <HtmlContent html={text} />
    </Box>
  );
}
