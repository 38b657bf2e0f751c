import Button from '@mui/material/Button';
import { lineIdentity } from '@/features/cart/cartLines';
import { linesSwapped, selectLines } from '@/features/cart/cartSlice';
import { changesOf } from '@/features/cart/lineChanges';
import { packlessIdentity } from '@/features/cart/minimumProblems';
import { useProduct } from '@/features/catalog/catalogApi';
import { cheaperPacks } from '@/features/catalog/product/cheaperPacks';
import { freshLine } from '@/features/catalog/product/freshLines';
import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';

/** A cart asks for this many products at most. */
const mostProducts = 20;

/** Below the first line of a product: other packs that hold the same pieces for less money, if there are any. */
export function CheaperPacks({ line }: { line: CartLine }) {
  const lines = useAppSelector(selectLines);
  const groups = [
    ...groupBy(
      lines.filter(({ productId }) => productId),
      packlessIdentity,
    ),
  ];
  const [, own] =
    groups
      .slice(0, mostProducts)
      .find(([, [first]]) => first && lineIdentity(first) === lineIdentity(line)) ?? [];
  return own ? <Offer lines={own} /> : null;
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
  const { instead, saved, text } = offer;
  const swap = () => {
    dispatch(linesSwapped([lines, instead]));
    const message = `Packs changed: ${product.productName}`;
    dispatch(successToast(message, linesSwapped([instead, lines])));
    // The button is gone.
    focusPageHeading();
  };
  return (
    <Button variant="outlined" onClick={swap} sx={{ mt: 1 }}>
      <span>{`${text} instead: save ${formatPaisa(saved)}`}</span>
    </Button>
  );
}
