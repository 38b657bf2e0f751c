import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { FetchFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { formatCounted } from '@/shared/format/formatCounted';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { InlineError } from '@/shared/ui/InlineError';
import { Panel } from '@/shared/ui/Panel';
import { formatFullLines } from '../addToCart';
import { findFullLines, mergeLines } from '../cartLines';
import type { LinkedCart } from '../cartLink';
import { linesAdded, linesReplaced, linesSwapped, selectLines } from '../cartSlice';
import { OrderLines } from './OrderLines';

const joinSentences = (doneText: string, fullLines: readonly CartLine[]): string =>
  [doneText, formatFullLines(fullLines)].filter(Boolean).join(' ');

interface SharedCartProps {
  cart: LinkedCart;
  revalidateCartLines: FetchFreshLines;
}

/**
 * Shows the cart from a link at today's prices. The shopper's own cart changes only when the
 * shopper presses a button.
 */
export function SharedCart({ cart, revalidateCartLines }: SharedCartProps) {
  const cartLines = useAppSelector(selectLines);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [freshLines, setFreshLines] = useState<readonly FreshLine[]>();

  const loadFreshLines = () => revalidateCartLines(cart.lines).then(setFreshLines);
  const startLoading = useEffectEvent(() => void loadFreshLines());
  useEffect(() => startLoading(), []);

  const availableLines = (freshLines ?? []).filter((line) => line !== null && line !== undefined);
  const lines = mergeLines(availableLines);
  const unavailableCount = freshLines?.filter((line) => line === null).length ?? 0;
  const uncheckedCount = freshLines?.filter((line) => line === undefined).length ?? 0;

  /** Removes the link's cart from the URL once the shopper has decided. */
  const closeSharedCart = () => {
    void navigate(paths.cart.to(), { replace: true });
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };
  const addSharedLines = () => {
    const fullLines = findFullLines(cartLines, availableLines);
    dispatch(linesAdded(lines));
    dispatch(showSuccess(joinSentences('The shared products were added to your cart.', fullLines)));
    closeSharedCart();
  };
  const replaceOwnCart = () => {
    const fullLines = findFullLines([], availableLines);
    dispatch(linesReplaced(lines));
    const undoAction = linesSwapped([lines, cartLines]);
    dispatch(showSuccess(joinSentences('Your cart was replaced.', fullLines), undoAction));
    closeSharedCart();
  };

  const title = 'A cart shared with you';
  return (
    <Panel aria-label={title} sx={{ display: 'grid', gap: 2, maxWidth: 880, mb: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" role="status">
          {freshLines
            ? `${formatCounted(lines.length, 'product')} at today’s prices`
            : 'Checking today’s prices…'}
        </Typography>
      </div>
      {lines.length > 0 && <OrderLines lines={lines} />}
      {unavailableCount > 0 && (
        <div>{`Not included: ${formatCounted(unavailableCount, 'product')} that we no longer sell.`}</div>
      )}
      {cart.dropped > 0 && (
        <div>{`${formatCounted(cart.dropped, 'product')} in this link could not be read.`}</div>
      )}
      {uncheckedCount > 0 && (
        <InlineError
          message={`We could not check the price of ${formatCounted(uncheckedCount, 'product')}.`}
          onRetry={() => {
            setFreshLines(undefined);
            void loadFreshLines();
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {lines.length > 0 && (
          <Button variant="contained" onClick={addSharedLines}>
            Add to my cart
          </Button>
        )}
        {lines.length > 0 && cartLines.length > 0 && (
          <Button variant="outlined" onClick={replaceOwnCart}>
            Replace my cart
          </Button>
        )}
        <Button onClick={closeSharedCart}>
          <span>{freshLines && lines.length === 0 ? 'Close' : 'Not now'}</span>
        </Button>
      </Box>
    </Panel>
  );
}
