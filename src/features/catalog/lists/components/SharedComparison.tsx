import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { LinkButton, PlainButton } from '@/shared/ui/PlainButton';
import { useGetListQuery } from '../listsApi';
import { CompareTable } from './CompareTable';

interface SharedComparisonProps {
  ids: readonly string[];
  onKeep: () => void;
}

/** A comparison that came by a link: the shopper's own stays as it is until that is wanted. */
export function SharedComparison({ ids, onKeep }: SharedComparisonProps) {
  const { data: own = [] } = useGetListQuery('compared');
  const hasOwn = own.length > 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <PlainButton variant="contained" onClick={onKeep}>
          {hasOwn ? 'Replace my comparison' : 'Keep as my comparison'}
        </PlainButton>
        {hasOwn && <LinkButton to={paths.compare.to()}>Open my own comparison</LinkButton>}
      </Box>
      <CompareTable ids={ids} />
    </>
  );
}
