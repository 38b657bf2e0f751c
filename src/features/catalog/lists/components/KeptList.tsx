import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { removeLine } from '@/shared/navigation/removeLine';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { listFragment, removeFromList, restoreList, useList } from '../productLists';
import type { ListName } from '../productLists';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  marginBottom: 16,
  '& > .said': {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 220px',
    minHeight: 44,
    color: vars.palette.text.secondary,
  },
  '& > .ways': { display: 'flex', flexWrap: 'wrap', marginInline: -8 },
}));

/** @param index of the product's own button, where it was that */
export type Remove = (gone: readonly string[], text: string, index?: number) => void;

interface KeptListProps {
  list: ListName;
  /** The list's own page, to which a shared link leads. */
  page: string;
  count: (length: number) => string;
  share: { label: string; title: string };
  clear: { label: string; done: string };
  empty: { icon: ReactNode; text: string };
  children: (ids: readonly string[], remove: Remove) => ReactNode;
}

/** A list of products that this device keeps, below what can be done with all of it; a removal can be undone. */
export function KeptList({ list, page, count, share, clear, empty, children }: KeptListProps) {
  const ids = useList(list);
  const [removal, setRemoval] = useState<{ text: string; before: readonly string[] }>();
  const isEmpty = ids.length === 0;

  const remove: Remove = (gone, text, index = -1) => {
    setRemoval({ text, before: ids });
    removeLine(index, () => removeFromList(list, gone));
  };
  const undo = (before: readonly string[]) => {
    restoreList(list, before);
    setRemoval(undefined);
    focusPageHeading();
  };
  return (
    <>
      <Head>
        <div className="said">
          <span role="status">{removal?.text ?? (!isEmpty && count(ids.length))}</span>
          {removal && <Button onClick={() => undo(removal.before)}>Undo</Button>}
        </div>
        {!isEmpty && (
          <div className="ways">
            <ShareButton {...share} to={page + listFragment(ids)} />
            <Button onClick={() => remove(ids, clear.done)}>{clear.label}</Button>
          </div>
        )}
      </Head>
      {isEmpty ? (
        <EmptyState
          {...empty}
          link={{ to: paths.products.to(), variant: 'contained', children: 'See all products' }}
        />
      ) : (
        children(ids, remove)
      )}
    </>
  );
}
