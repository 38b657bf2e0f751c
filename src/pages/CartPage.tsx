import PrintRounded from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CartList } from '@/features/cart/components/CartList';
import { EmptyCart } from '@/features/cart/components/EmptyCart';
import { Panel } from '@/features/cart/components/Panel';
import { Totals } from '@/features/cart/components/Totals';
import { TwoColumns } from '@/features/cart/components/TwoColumns';
import { selectLines } from '@/features/cart/cartSlice';
import { AskLinks } from '@/features/content/components/AskLinks';
import { enquiryLine } from '@/features/content/enquiryText';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/lib/storeHooks';
import { usePageHead } from '@/shared/lib/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QuickOrderLink } from './QuickOrderLink';

export function CartPage() {
  usePageHead({ title: 'Shopping Cart', noIndex: true });
  const lines = useAppSelector(selectLines);
  return (
    <PageContainer>
      <PageHeading>Shopping Cart</PageHeading>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <TwoColumns
          main={<CartList />}
          aside={
            <Panel label="Cart totals">
              <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                Cart totals
              </Typography>
              <Totals lines={lines} />
              <Button
                component={RouterLink}
                to={paths.placeOrder.to()}
                variant="contained"
                data-keep-clear
                sx={{ mt: 2, width: 1 }}
              >
                PROCEED TO CHECKOUT
              </Button>
              <Button
                component={RouterLink}
                to={paths.proForma.to()}
                startIcon={<PrintRounded />}
                sx={{ mt: 1, width: 1 }}
              >
                Pro-forma to print
              </Button>
              <AskLinks lines={lines.map(enquiryLine)} />
            </Panel>
          }
        />
      )}
      <QuickOrderLink />
    </PageContainer>
  );
}
