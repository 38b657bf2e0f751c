import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import { getLineKey } from '@/features/cart/cartLines';
import { linesSwapped, selectLines } from '@/features/cart/cartSlice';
import { getLineChanges } from '@/features/cart/lineChanges';
import { getKeyWithoutPack } from '@/features/cart/minimumProblems';
import { useGetProductQuery } from '@/features/catalog/catalogApi';
import { findCheaperPacks } from '@/features/catalog/product/findCheaperPacks';
import { revalidateLine } from '@/features/catalog/product/revalidateCartLines';
import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';

/** Maximum number of products in the cart for which cheaper packs are requested. */
const maxCheckedProducts = 20;

/**
 * Offers cheaper packs with the same number of pieces. The offer is below the first cart line of a
 * product.
 */
export function CheaperPacks({ line }: { line: CartLine }) {
  const lines = useAppSelector(selectLines);
  const lineGroups = [
    ...groupBy(
      lines.filter(({ productId }) => productId),
      getKeyWithoutPack,
    ),
  ];
  const [, productLines] =
    lineGroups
      .slice(0, maxCheckedProducts)
      .find(([, [first]]) => first && getLineKey(first) === getLineKey(line)) ?? [];
  return productLines ? <Offer lines={productLines} /> : null;
}

function Offer({ lines }: { lines: CartLine[] }) {
  const dispatch = useAppDispatch();
  const { currentData: product } = useGetProductQuery(lines[0]?.productId ?? skipToken);
  if (!product) return null;
  const isUpToDate =
    getLineChanges(
      lines,
      lines.map((line) => revalidateLine(line, product)),
    ).length === 0;
  const offer = isUpToDate && findCheaperPacks(lines, product);
  if (!offer) return null;
  const { cheaperLines, savedAmount, text } = offer;
  const swapLines = () => {
    dispatch(linesSwapped([lines, cheaperLines]));
    const message = `Packs changed: ${product.productName}`;
    dispatch(showSuccess(message, linesSwapped([cheaperLines, lines])));
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };
  return (
    <Button variant="outlined" onClick={swapLines} sx={{ mt: 1 }}>
      <span>{`${text} instead: save ${formatPaisa(savedAmount)}`}</span>
    </Button>
  );
}
