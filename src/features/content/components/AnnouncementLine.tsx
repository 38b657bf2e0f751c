import { useInterval } from '@mantine/hooks';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useMotionPause } from '@/shared/browser/motion';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { clampLines } from '@/shared/ui/clampLines';
import { useGetAnnouncementsQuery } from '../contentApi';

/** Time in ms for which each announcement is shown. */
const rotationIntervalMs = 5000;

const arriveAnimation = keyframes`from { opacity: 0; transform: translateY(6px); }`;

/**
 * Shows the company's announcements one at a time. Renders nothing if there are no announcements.
 * They stop changing while hovered, focused or paused, and are paused under reduced motion.
 * Screen readers do not announce the changes.
 */
export function AnnouncementLine() {
  const { data: announcements = [] } = useGetAnnouncementsQuery();
  const { isPaused, setPaused } = useMotionPause();
  const [isHoveredOrFocused, setHeld] = useState(false);
  const [rotationCount, setRotationCount] = useState(0);
  const { start, stop } = useInterval(
    () => setRotationCount((count) => count + 1),
    rotationIntervalMs,
  );
  const isRotating = announcements.length > 1 && !isPaused && !isHoveredOrFocused;
  useEffect(() => {
    if (isRotating) start();
    return stop;
  }, [isRotating, start, stop]);
  const announcement = announcements[rotationCount % announcements.length];
  if (!announcement) return null;

  const holdRotation = () => setHeld(true);
  const releaseRotation = () => setHeld(false);
  return (
    <Box
      component="section"
      aria-label="Announcements"
      aria-live="off"
      onMouseEnter={holdRotation}
      onMouseLeave={releaseRotation}
      onFocus={holdRotation}
      onBlur={releaseRotation}
      sx={{ display: 'flex', alignItems: 'center', fontSize: '0.8125rem' }}
    >
      {announcements.length > 1 && (
        <IconButton
          onClick={() => setPaused(!isPaused)}
          aria-label={isPaused ? 'Play announcements' : 'Pause announcements'}
        >
          {isPaused ? <PlayArrowRounded fontSize="small" /> : <PauseRounded fontSize="small" />}
        </IconButton>
      )}
      <Box
        key={rotationCount}
        sx={{
          ...clampLines(2),
          minWidth: 0,
          color: 'text.secondary',
          lineHeight: 1.3,
          // The first announcement is not animated, because a prerendered page already shows it.
          animation: rotationCount > 0 ? `${arriveAnimation} 0.2s` : undefined,
        }}
      >
        <HtmlContent html={announcement.messageText} oneLine />
      </Box>
    </Box>
  );
}
