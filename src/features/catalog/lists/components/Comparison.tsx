import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { BestSellers } from '../../grid/components/BestSellers';
import { changeList, maxListLength, useList } from '../productLists';
import { CompareTable } from './CompareTable';
import { ProductListPage } from './ProductListPage';

/** The shopper's own comparison, which this device stores. */
export const Comparison = () => (
  <ProductListPage
    list="compared"
    pagePath={paths.compare.to()}
    formatCount={(length) =>
      length === 1
        ? 'Add a second product: press Compare on its page.'
        : `${String(length)} products. You can compare up to ${String(maxListLength.compared)}.`
    }
    shareTexts={{ label: 'Share this comparison', title: 'Product comparison' }}
    clearTexts={{ label: 'Clear', doneText: 'Comparison cleared.' }}
    emptyState={{
      Icon: CompareArrowsRounded,
      text: 'Nothing to compare yet. Press Compare on up to four product pages.',
    }}
    whenEmpty={<BestSellers />}
  >
    {(ids, remove) => (
      <CompareTable
        ids={ids}
        onRemove={(name, index) => remove(ids.slice(index, index + 1), `${name} removed.`, index)}
      />
    )}
  </ProductListPage>
);

/**
 * A comparison from a shared link. The shopper's own comparison stays unchanged until they replace
 * it.
 */
export function SharedComparison({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  const hasOwnComparison = useList('compared').length > 0;
  const saveComparison = () => {
    changeList('compared', () => ids);
    void navigate(paths.compare.to(), { replace: true });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={saveComparison}>
          <span>{hasOwnComparison ? 'Replace my comparison' : 'Save as my comparison'}</span>
        </Button>
        {hasOwnComparison && <Button href={paths.compare.to()}>Open my own comparison</Button>}
      </Box>
      <CompareTable ids={ids} />
    </>
  );
}
