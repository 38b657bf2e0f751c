import { useLocation } from 'react-router-dom';
import { catalogApi } from '@/features/catalog/catalogApi';
import { RecentlyViewed } from '@/features/catalog/lists/components/RecentlyViewed';
import { SavedList, SharedList } from '@/features/catalog/lists/components/SavedList';
import { readListFragment } from '@/features/catalog/lists/productLists';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnreadableLink } from '@/shared/ui/UnreadableLink';

export const prefetch = () => [catalogApi.util.prefetch('getProducts', undefined, {})];

export const heading = 'Saved products';

export default function SavedPage() {
  usePageHead({ title: heading });
  const sharedIds = readListFragment(useLocation().hash, 'saved');
  return (
    <PageContainer>
      <PageHeading>{sharedIds ? 'A list shared with you' : heading}</PageHeading>
      {sharedIds && <SharedList ids={sharedIds} />}
      {sharedIds === null && <UnreadableLink to={paths.saved.to()} label="Open my own list" />}
      {sharedIds === undefined && (
        <>
          <SavedList />
          <RecentlyViewed />
        </>
      )}
    </PageContainer>
  );
}
