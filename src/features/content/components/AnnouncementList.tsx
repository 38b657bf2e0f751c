import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { useGetAnnouncementsQuery } from '../contentApi';

/**
 * Lists all announcements of the company. Renders nothing if there are none, or if they cannot be
 * loaded.
 */
export function AnnouncementList() {
  const { data: announcements = [], isLoading } = useGetAnnouncementsQuery();
  // The placeholder is as high as five announcements, so that the menu below hardly moves.
  if (isLoading) return <Skeleton variant="rounded" height={216} sx={{ mx: 2.5, mb: 2 }} />;
  if (announcements.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Announcements"
      sx={{
        display: 'grid',
        gap: 1,
        px: 2.5,
        pb: 2,
        color: 'text.secondary',
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }}
    >
      {announcements.map(({ messageText }) => (
        <li key={messageText}>
          <HtmlContent html={messageText} oneLine />
        </li>
      ))}
    </Box>
  );
}
