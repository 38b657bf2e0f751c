import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Comparison } from '@/features/catalog/lists/components/Comparison';
import { SharedComparison } from '@/features/catalog/lists/components/SharedComparison';
import { changeList, readListFragment } from '@/features/catalog/lists/productLists';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnreadableLink } from '@/shared/ui/UnreadableLink';

const title = 'Compare products';

export default function ComparePage() {
  usePageHead({ title });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const shared = useMemo(() => readListFragment(hash, 'compared'), [hash]);
  const keep = (ids: readonly string[]) => {
    changeList('compared', 'replace', ids);
    void navigate(paths.compare.to(), { replace: true });
  };
  return (
    <PageContainer>
      <PageHeading>{shared ? 'A comparison shared with you' : title}</PageHeading>
      {shared && <SharedComparison ids={shared} onKeep={() => keep(shared)} />}
      {shared === null && <UnreadableLink to={paths.compare.to()} label="Open my own comparison" />}
      {shared === undefined && <Comparison />}
    </PageContainer>
  );
}
