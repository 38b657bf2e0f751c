import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { CartList } from '@/features/cart/components/CartList';
import { EmptyCart } from '@/features/cart/components/EmptyCart';
import { ShareCart } from '@/features/cart/components/ShareCart';
import { Totals } from '@/features/cart/components/Totals';
import { AsidePanel, TwoColumns } from '@/shared/ui/TwoColumns';
import { readCartFragment } from '@/features/cart/cartLink';
import { selectLines } from '@/features/cart/cartSlice';
import { createLineFields } from '@/features/cart/lineEvents';
import { usePageEvent } from '@/shared/analytics/usePageEvent';
import { getBuyBarStyles } from '@/shared/ui/buyBarStyles';
import { AskLinks } from '@/features/content/components/AskLinks';
import { formatEnquiryLine } from '@/features/content/enquiryText';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { tallPhone } from '@/shared/ui/screens';
import { UnreadableLink } from '@/shared/ui/UnreadableLink';
import { QuickOrderLink } from '@/features/catalog/quickOrder/components/QuickOrderLink';
import { useRevalidateCartLines } from '@/features/catalog/product/useRevalidateCartLines';
import { CheaperPacks } from './cart/CheaperPacks';

const SharedCart = lazyWithRetry(
  async () => (await import('@/features/cart/components/SharedCart')).SharedCart,
  { renderLoading: () => null },
);

export const heading = 'Shopping Cart';

export default function CartPage() {
  usePageHead({ title: heading });
  const lines = useAppSelector(selectLines);
  usePageEvent('view_cart', heading, () => createLineFields(lines));
  const revalidateCartLines = useRevalidateCartLines();
  const isIdle = useIdle();
  const { hash } = useLocation();
  const sharedCart = useMemo(() => readCartFragment(hash), [hash]);
  return (
    <PageContainer>
      <PageHeading>{heading}</PageHeading>
      {sharedCart && (
        <SharedCart key={hash} cart={sharedCart} revalidateCartLines={revalidateCartLines} />
      )}
      {sharedCart === null && <UnreadableLink to={paths.cart.to()} label="Open my cart" />}
      {lines.length === 0 ? (
        sharedCart === undefined && (
          <>
            <EmptyCart />
            <BestSellers />
          </>
        )
      ) : (
        <TwoColumns>
          <CartList renderOffer={(line) => isIdle && <CheaperPacks line={line} />} />
          <AsidePanel aria-label="Cart totals" sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="h3" component="h2">
              Cart totals
            </Typography>
            <Totals lines={lines} />
            {/* On a phone, the checkout button stays at the bottom of the screen. */}
            <Box
              data-buy-bar
              sx={(theme) => ({ display: 'grid', [tallPhone]: getBuyBarStyles(theme, 61) })}
            >
              <Button href={paths.placeOrder.to()} variant="contained">
                PROCEED TO CHECKOUT
              </Button>
            </Box>
            <Button href={paths.proForma.to()} startIcon={<PrintRounded />}>
              Print pro-forma invoice
            </Button>
            <ShareCart />
            <AskLinks lines={lines.map(formatEnquiryLine)} />
          </AsidePanel>
          <div>
            <QuickOrderLink />
          </div>
        </TwoColumns>
      )}
      {lines.length === 0 && <QuickOrderLink />}
    </PageContainer>
  );
}
