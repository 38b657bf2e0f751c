import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogApi } from '@/features/catalog/catalogApi';
import { RecentlyViewed } from '@/features/catalog/lists/components/RecentlyViewed';
import { SavedList } from '@/features/catalog/lists/components/SavedList';
import { SharedList } from '@/features/catalog/lists/components/SharedList';
import {
  changeList,
  hasRoom,
  listIsFull,
  readListFragment,
  useList,
} from '@/features/catalog/lists/productLists';
import { paths } from '@/shared/config/paths';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { successToast, toastRequested } from '@/shared/store/toast';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnreadableLink } from '@/shared/ui/UnreadableLink';

export function prefetch(dispatch: AppDispatch): void {
  dispatch(catalogApi.util.prefetch('getProducts', undefined, {}));
}

export default function SavedPage() {
  usePageHead({ title: 'Saved products' });
  const { hash } = useLocation();
  const shared = useMemo(() => readListFragment(hash, 'saved'), [hash]);
  return (
    <PageContainer>
      <PageHeading>{shared ? 'A list shared with you' : 'Saved products'}</PageHeading>
      {shared && <Shared ids={shared} />}
      {shared === null && <UnreadableLink to={paths.saved.to()} label="Open my own list" />}
      {shared === undefined && (
        <>
          <SavedList />
          <RecentlyViewed />
        </>
      )}
    </PageContainer>
  );
}

function Shared({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const saved = useList('saved');
  return (
    <SharedList
      ids={ids}
      onSave={(known) => {
        changeList('saved', 'add', known);
        dispatch(
          hasRoom('saved', saved, known)
            ? successToast('Saved to your list.')
            : toastRequested({ message: listIsFull, variant: 'info' }),
        );
        void navigate(paths.saved.to(), { replace: true });
      }}
    />
  );
}
