import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { AskFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { formatCounted } from '@/shared/format/formatCounted';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { InlineError } from '@/shared/ui/InlineError';
import { Panel } from '@/shared/ui/Panel';
import { formatFullLines } from '../addToCart';
import { findFullLines, mergeLines } from '../cartLines';
import type { SentCart } from '../cartLink';
import { linesAdded, linesReplaced, selectLines } from '../cartSlice';
import { OrderLines } from './OrderLines';

const joinSentences = (done: string, full: readonly CartLine[]): string =>
  [done, formatFullLines(full)].filter(Boolean).join(' ');

interface SharedCartProps {
  cart: SentCart;
  revalidateCartLines: AskFreshLines;
}

/** Cart from a link at today's prices. The shopper's own cart changes only when a button is pressed. */
export function SharedCart({ cart, revalidateCartLines }: SharedCartProps) {
  const own = useAppSelector(selectLines);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<readonly FreshLine[]>();

  const ask = () => revalidateCartLines(cart.lines).then(setFresh);
  const begin = useEffectEvent(() => void ask());
  useEffect(() => begin(), []);

  const sold = (fresh ?? []).filter((line) => line !== null && line !== undefined);
  const lines = mergeLines(sold);
  const gone = fresh?.filter((line) => line === null).length ?? 0;
  const unknown = fresh?.filter((line) => line === undefined).length ?? 0;

  /** Removes the link's cart from the URL once the shopper has decided. */
  const close = () => {
    void navigate(paths.cart.to(), { replace: true });
    // The focused button disappears.
    focusPageHeading();
  };
  const add = () => {
    const full = findFullLines(own, sold);
    dispatch(linesAdded(lines));
    dispatch(showSuccess(joinSentences('The shared products were added to your cart.', full)));
    close();
  };
  const replace = () => {
    const full = findFullLines([], sold);
    dispatch(linesReplaced(lines));
    dispatch(showSuccess(joinSentences('Your cart was replaced.', full), linesReplaced(own)));
    close();
  };

  const title = 'A cart shared with you';
  return (
    <Panel aria-label={title} sx={{ display: 'grid', gap: 2, maxWidth: 880, mb: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" role="status">
          {fresh
            ? `${formatCounted(lines.length, 'product')} at today’s prices`
            : 'Checking today’s prices…'}
        </Typography>
      </div>
      {lines.length > 0 && <OrderLines lines={lines} />}
      {gone > 0 && (
        <div>{`Not included: ${formatCounted(gone, 'product')} that we no longer sell.`}</div>
      )}
      {cart.dropped > 0 && (
        <div>{`${formatCounted(cart.dropped, 'product')} in this link could not be read.`}</div>
      )}
      {unknown > 0 && (
        <InlineError
          message={`We could not check the price of ${formatCounted(unknown, 'product')}.`}
          onRetry={() => {
            setFresh(undefined);
            void ask();
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {lines.length > 0 && (
          <Button variant="contained" onClick={add}>
            Add to my cart
          </Button>
        )}
        {lines.length > 0 && own.length > 0 && (
          <Button variant="outlined" onClick={replace}>
            Replace my cart
          </Button>
        )}
        <Button onClick={close}>
          <span>{fresh && lines.length === 0 ? 'Close' : 'Not now'}</span>
        </Button>
      </Box>
    </Panel>
  );
}
