import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { useOverlay } from '@/shared/navigation/useOverlay';
import { IconButton } from '@/shared/ui/Button';

export function SearchOverlay({ onClose }: { onClose: () => void }) {
  useOverlay(true, onClose);
  return (
    <Box
      sx={{ position: 'absolute', inset: 0, zIndex: 1, bgcolor: 'background.default' }}
      onBlur={(event) => {
        // To nothing: another window came to the front, or the bare page was touched.
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 1,
          maxWidth: 760,
          mx: 'auto',
          px: { xs: 1, sm: 3 },
          // As wide as the screen of a phone.
          '--popup-left': { xs: '-52px', sm: 0 },
        }}
      >
        <IconButton aria-label="Close search" onClick={onClose}>
          <ArrowBackRounded />
        </IconButton>
        <SearchBox name="Site search" takesFocus onDone={onClose} />
      </Box>
    </Box>
  );
}
