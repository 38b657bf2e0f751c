import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { removeLine } from '@/shared/navigation/removeLine';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { formatListFragment, removeFromList, restoreList, useList } from '../productLists';
import type { ListName } from '../productLists';

/**
 * Removes products from the list.
 * @param index position of the product whose Remove button was pressed. Omit it if another button
 * was pressed
 */
export type RemoveProducts = (removedIds: readonly string[], text: string, index?: number) => void;

interface Removal {
  text: string;
  removedIds: readonly string[];
  previousIds: readonly string[];
}

interface ProductListPageProps {
  list: ListName;
  /** Path of the page with the list, which shared links open. */
  pagePath: string;
  formatCount: (length: number) => string;
  shareTexts: { label: string; title: string };
  clearTexts: { label: string; doneText: string };
  emptyState: { Icon: typeof SvgIcon; text: string };
  /** Content below the message that the list is empty. */
  whenEmpty?: ReactNode;
  children: (ids: readonly string[], remove: RemoveProducts) => ReactNode;
}

/**
 * Shows a list of products that this device stores, with controls to share and clear it. The
 * shopper can undo a removal.
 */
export function ProductListPage({
  list,
  pagePath,
  formatCount,
  shareTexts,
  clearTexts,
  emptyState,
  whenEmpty,
  children,
}: ProductListPageProps) {
  const ids = useList(list);
  const [removal, setRemoval] = useState<Removal>();
  const isEmpty = ids.length === 0;

  const remove: RemoveProducts = (removedIds, text, index = -1) => {
    setRemoval({ text, removedIds, previousIds: ids });
    removeLine(index, () => removeFromList(list, removedIds));
  };
  const undo = ({ removedIds, previousIds }: Removal) => {
    restoreList(list, removedIds, previousIds);
    setRemoval(undefined);
    focusPageHeading();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flex: '1 1 220px', minHeight: 44 }}>
          <Typography role="status" color="textSecondary">
            {removal?.text ?? (!isEmpty && formatCount(ids.length))}
          </Typography>
          {removal && <Button onClick={() => undo(removal)}>Undo</Button>}
        </Box>
        {!isEmpty && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
            <ShareButton {...shareTexts} to={pagePath + formatListFragment(ids)} />
            <Button onClick={() => remove(ids, clearTexts.doneText)}>{clearTexts.label}</Button>
          </Box>
        )}
      </Box>
      {isEmpty ? (
        <>
          <EmptyState
            {...emptyState}
            link={{ href: paths.products.to(), variant: 'contained', children: 'See all products' }}
          />
          {whenEmpty}
        </>
      ) : (
        children(ids, remove)
      )}
    </>
  );
}
