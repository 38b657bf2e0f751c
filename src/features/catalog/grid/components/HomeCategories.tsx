import Box from '@mui/material/Box';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { useCategories } from '../../useCatalog';
import { CategoryGrid, CategoryGridSkeleton } from './CategoryGrid';

export function HomeCategories() {
  return (
    <QueryView query={useCategories()} skeleton={skeleton}>
      {(categories) =>
        categories.length > 0 ? (
          <CategoryGrid categories={categories} />
        ) : (
          <EmptyState text="No categories yet." />
        )
      }
    </QueryView>
  );
}

// Nobody knows how many rows will come; what follows waits below the first screen, where it can move unseen.
const skeleton = (
  <Box sx={{ minHeight: '70vh' }}>
    <CategoryGridSkeleton count={6} />
  </Box>
);
