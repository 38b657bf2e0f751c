import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lineIdentity } from '@/features/cart/cartLines';
import { linesSwapped, selectLines } from '@/features/cart/cartSlice';
import { Panel } from '@/features/cart/components/Panel';
import { changesOf } from '@/features/cart/lineChanges';
import { useProduct } from '@/features/catalog/catalogApi';
import { cheaperPacks } from '@/features/catalog/product/cheaperPacks';
import { freshLine } from '@/features/catalog/product/freshLines';
import { packed } from '@/features/catalog/product/purchase';
import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { isolated } from '@/shared/text/isolated';

/** Says where other packs of a product would cost less; nothing where that cannot be known. Twenty products are asked for. */
export function CheaperPacks() {
  const lines = useAppSelector(selectLines).filter(({ productId }) => productId);
  const products = [...groupBy(lines, (line) => lineIdentity({ ...line, packId: '' }))];
  return products.slice(0, 20).map(([key, own]) => <Offer key={key} lines={own} />);
}

function Offer({ lines }: { lines: CartLine[] }) {
  const dispatch = useAppDispatch();
  const { currentData: product } = useProduct(lines[0]?.productId);
  if (!product) return null;
  const isAsSold =
    changesOf(
      lines,
      lines.map((line) => freshLine(line, product)),
    ).length === 0;
  const offer = isAsSold && cheaperPacks(lines, product);
  if (!offer) return null;
  const { instead, saved } = offer;
  const swap = () => {
    dispatch(linesSwapped([lines, instead]));
    const message = `Packs changed: ${product.productName}`;
    dispatch(successToast(message, linesSwapped([instead, lines])));
    // The button is gone.
    focusPageHeading();
  };
  return (
    <Panel sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 2 }}>
      <Typography>
        {`${isolated(product.productName)}: ${packed(instead).text} instead of ${packed(lines).text}`}
      </Typography>
      <Button variant="outlined" onClick={swap}>
        {`Change packs and save ${formatPaisa(saved)}`}
      </Button>
    </Panel>
  );
}
