import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AskedItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { countedPacks } from '../packValue';
import { optionsOf } from '../purchase';
import type { packMissing } from '../purchase';
import { usePurchase } from '../usePurchase';
import { BuyBar } from './BuyBar';
import { PackMix } from './PackMix';
import { PackPicker } from './PackPicker';

interface PurchasePanelProps {
  product: ProductDetail;
  onAddToCart: (line: CartLine) => void;
  onAddAll: (lines: CartLine[]) => void;
  onBuyNow: (line: CartLine) => void;
  children: (asked: AskedItem | undefined) => ReactNode;
}

export function PurchasePanel({
  product,
  onAddToCart,
  onAddAll,
  onBuyNow,
  children,
}: PurchasePanelProps) {
  const purchase = usePurchase(product);
  const packs = useRef<HTMLDivElement>(null);
  const counted = countedPacks(product.productPackRequests);

  const buy = (intent: keyof typeof packMissing, proceed: (line: CartLine) => void) => {
    const line = purchase.take(intent);
    if (line) proceed(line);
    else packs.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {optionsOf(product).map((option) => (
          <RadioGroup
            key={option.productOptionId}
            legend={option.productOptionPrefix}
            optional
            value={purchase.choice.options[option.productOptionId]}
            onChange={(detailId) => purchase.chooseOption(option.productOptionId, detailId)}
            items={option.productOptionDetailRequests.map((detail) => ({
              value: detail.productOptionDetailId,
              label: detail.optionDetailName,
            }))}
          />
        ))}
        <div ref={packs}>
          <PackPicker
            packs={product.productPackRequests}
            value={purchase.choice.packId}
            onChange={purchase.choosePack}
            error={purchase.problem}
          />
          {counted.length > 0 && (
            <PackMix packs={counted} onAdd={(parts) => onAddAll(purchase.linesOf(parts))} />
          )}
        </div>
        {purchase.pack && (
          <div>
            <Typography aria-hidden sx={{ mb: 1, fontWeight: 600 }}>
              Quantity
            </Typography>
            <QuantityStepper
              label="Quantity"
              value={purchase.choice.quantity}
              onChange={purchase.setQuantity}
            />
          </div>
        )}
        <BuyBar
          total={purchase.total}
          pieces={purchase.pieces}
          onAddToCart={() => buy('cart', onAddToCart)}
          onBuyNow={() => buy('buyNow', onBuyNow)}
        />
      </Box>
      {children(purchase.asked)}
    </>
  );
}
