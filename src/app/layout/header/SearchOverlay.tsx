import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { useOverlay } from '@/shared/navigation/useOverlay';
import { IconButton } from '@/shared/ui/Button';

export function SearchOverlay({ onClose }: { onClose: () => void }) {
  useOverlay(true, onClose);
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        // At most 760 px, in the middle of the bar.
        px: { xs: 1, sm: 'max(24px, calc(50% - 356px))' },
        bgcolor: 'background.default',
        // As wide as the screen of a phone.
        '--popup-left': { xs: '-52px', sm: 0 },
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // To nothing: another window came to the front, or the bare page was touched.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <IconButton aria-label="Close search" onClick={onClose}>
        <ArrowBackRounded />
      </IconButton>
      <SearchBox name="Site search" takesFocus onDone={onClose} />
    </Box>
  );
}
