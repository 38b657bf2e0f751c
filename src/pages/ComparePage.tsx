import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { CompareTable } from '@/features/catalog/lists/components/CompareTable';
import { ProductListPage } from '@/features/catalog/lists/components/ProductListPage';
import {
  changeList,
  maxListLength,
  readListFragment,
  useList,
} from '@/features/catalog/lists/productLists';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnreadableLink } from '@/shared/ui/UnreadableLink';

export const heading = 'Compare products';

export default function ComparePage() {
  usePageHead({ title: heading });
  const sharedIds = readListFragment(useLocation().hash, 'compared');
  return (
    <PageContainer>
      <PageHeading>{sharedIds ? 'A comparison shared with you' : heading}</PageHeading>
      {sharedIds && <SharedComparison ids={sharedIds} />}
      {sharedIds === null && (
        <UnreadableLink to={paths.compare.to()} label="Open my own comparison" />
      )}
      {sharedIds === undefined && <Comparison />}
    </PageContainer>
  );
}

/** The shopper's own comparison, which this device stores. */
const Comparison = () => (
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
function SharedComparison({ ids }: { ids: readonly string[] }) {
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
