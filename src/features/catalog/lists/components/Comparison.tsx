import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import { useHref } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { listFragment, mostIn, useList } from '../productLists';
import { useRemoval } from '../useRemoval';
import { CompareTable } from './CompareTable';
import { ListBar } from './ListBar';

/** The products that the shopper compares on this device. */
export function Comparison() {
  const ids = useList('compared');
  const { place, said, remove, undo } = useRemoval('compared', ids);
  const path = useHref(paths.compare.to()) + listFragment(ids);
  const count =
    ids.length === 1
      ? 'One product: press Compare on another one’s page.'
      : `${String(ids.length)} of at most ${String(mostIn.compared)} products`;
  return (
    <>
      <ListBar text={said ?? (ids.length > 0 ? count : '')} onUndo={said !== undefined && undo}>
        {ids.length > 0 && (
          <>
            <ShareButton label="Share this comparison" title="Products compared" path={path} />
            <Button onClick={() => remove(ids, 'Comparison cleared.')}>Clear</Button>
          </>
        )}
      </ListBar>
      {ids.length === 0 ? (
        <EmptyState
          icon={<CompareArrowsRounded aria-hidden />}
          text="Nothing to compare yet. Press Compare on the pages of up to four products."
          link={{ to: paths.products.to(), variant: 'contained', children: 'See all products' }}
        />
      ) : (
        <div ref={place}>
          <CompareTable
            ids={ids}
            onRemove={(id, name, index) => remove([id], `${name} removed.`, index)}
          />
        </div>
      )}
    </>
  );
}
