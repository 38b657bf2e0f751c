import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { EmptyState } from '@/shared/ui/EmptyState';
import { buyNowEnded, selectCartCount } from '../cartSlice';

/** Returns whether the tab's history has an earlier page of the shop. */
const hasPageBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Replaces the checkout if the Buy now item cannot be read. The cart is ordered instead only if the
 * shopper chooses to.
 */
export function UnreadableBuyNow() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const packCount = useAppSelector(selectCartCount);
  const goBack = () => void (hasPageBefore() ? navigate(-1) : navigate(paths.products.to()));
  const checkOutCart = () => {
    dispatch(buyNowEnded());
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };
  return (
    <EmptyState
      role="alert"
      Icon={ErrorOutlineRounded}
      text="We could not load the product that you chose with Buy now. Please go back and choose it again."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button variant="contained" onClick={goBack}>
            Go back
          </Button>
          {packCount > 0 && (
            <Button variant="outlined" onClick={checkOutCart}>
              Check out my cart instead ({formatCounted(packCount, 'pack')})
            </Button>
          )}
        </Box>
      }
    />
  );
}
