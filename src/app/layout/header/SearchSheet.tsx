import Box from '@mui/material/Box';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { SearchStart } from '@/features/catalog/search/components/SearchStart';
import { Sheet } from '@/shared/ui/Sheet';

export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      title="Search"
      anchor="top"
      open={open}
      onClose={onClose}
      // Leaves room for the suggestions.
      sx={{ height: 'min(100dvh, 700px)', bgcolor: 'background.default' }}
    >
      <Box sx={{ px: { xs: 1, sm: 3 } }}>
        <SearchBox name="Site search" takesFocus={open} suggestsCategories onDone={onClose} />
        <SearchStart onDone={onClose} />
      </Box>
    </Sheet>
  );
}
