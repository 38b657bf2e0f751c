import { useLocation } from 'react-router-dom';
import { Comparison, SharedComparison } from '@/features/catalog/lists/components/Comparison';
import { readListFragment } from '@/features/catalog/lists/productLists';
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
