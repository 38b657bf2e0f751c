import Box from '@mui/material/Box';
import { messageOf } from '@/shared/api/apiError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useCategories } from '../../useCatalog';
import { CategoryGrid, CategoryGridSkeleton } from './CategoryGrid';

/** The home page's category tiles. */
export function HomeCategories() {
  const { data, error, refetch } = useCategories();
  if (data && data.length > 0) return <CategoryGrid categories={data} />;
  if (data) return <EmptyState text="No categories yet." />;
  if (error) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    // Nobody knows how many rows will come; what follows waits below the first screen, where it can move unseen.
    <Box sx={{ minHeight: '70vh' }}>
      <CategoryGridSkeleton count={6} />
    </Box>
  );
}
