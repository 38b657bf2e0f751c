import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { useList } from '../productLists';
import { CompareTable } from './CompareTable';
import { Link } from 'react-router-dom';

interface SharedComparisonProps {
  ids: readonly string[];
  onKeep: () => void;
}

/** A comparison that came by a link: the shopper's own stays as it is until that is wanted. */
export function SharedComparison({ ids, onKeep }: SharedComparisonProps) {
  const hasOwn = useList('compared').length > 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={onKeep}>
          {hasOwn ? 'Replace my comparison' : 'Keep as my comparison'}
        </Button>
        {hasOwn && (
          <Button component={Link} to={paths.compare.to()}>
            Open my own comparison
          </Button>
        )}
      </Box>
      <CompareTable ids={ids} />
    </>
  );
}
