import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AskedItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { toPaisa } from '@/shared/format/money';
import { formatPieces } from '@/shared/format/pieces';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, topicSettled } from '@/shared/store/toast';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { countedPacks } from '../packValue';
import { askedItemOf, cartLineOf, chosenPack, optionsOf, piecesOf } from '../purchase';
import { useChoice } from '../useChoice';
import { BuyBar } from './BuyBar';
import { PackMix } from './PackMix';
import { PackPicker } from './PackPicker';

const packTopic = 'pack';

interface PurchasePanelProps {
  product: ProductDetail;
  onAddToCart: (lines: CartLine[]) => void;
  onBuyNow: (line: CartLine) => void;
  children: (asked: AskedItem | undefined) => ReactNode;
}

export function PurchasePanel({ product, onAddToCart, onBuyNow, children }: PurchasePanelProps) {
  const { choice, pick, setQuantity } = useChoice(product);
  const [problem, setProblem] = useState<string>();
  const dispatch = useAppDispatch();
  const packs = useRef<HTMLDivElement>(null);
  const pack = chosenPack(product, choice);
  const pieces = pack && piecesOf(pack);
  const line = cartLineOf(product, choice);
  const counted = countedPacks(product.productPackRequests);

  const buy = (proceed: (line: CartLine) => void, missing: string) => {
    if (line) {
      proceed(line);
      return;
    }
    setProblem(missing);
    dispatch(errorToast(missing, { topic: packTopic }));
    packs.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {optionsOf(product).map((option) => (
          <RadioGroup
            key={option.productOptionId}
            legend={option.productOptionPrefix}
            optional
            value={choice.options[option.productOptionId]}
            onChange={(detailId) => {
              const { [option.productOptionId]: _before, ...others } = choice.options;
              const chosen = detailId && { [option.productOptionId]: detailId };
              pick({ options: { ...others, ...chosen } });
            }}
            items={option.productOptionDetailRequests.map((detail) => ({
              value: detail.productOptionDetailId,
              label: detail.optionDetailName,
            }))}
          />
        ))}
        <div ref={packs}>
          <PackPicker
            packs={product.productPackRequests}
            value={choice.packId}
            onChange={(packId) => {
              setProblem(undefined);
              if (problem) dispatch(topicSettled(packTopic));
              pick({ packId });
            }}
            error={problem}
          />
          {counted.length > 0 && (
            <PackMix
              packs={counted}
              onAdd={(parts) => {
                const lines = parts.map(({ pack: { productPackId: packId }, quantity }) =>
                  cartLineOf(product, { ...choice, packId, quantity }),
                );
                onAddToCart(lines.filter((each) => each !== undefined));
              }}
            />
          )}
        </div>
        {pack && (
          <div>
            <Typography aria-hidden sx={{ mb: 1, fontWeight: 600 }}>
              Quantity
            </Typography>
            <QuantityStepper label="Quantity" value={choice.quantity} onChange={setQuantity} />
          </div>
        )}
        <BuyBar
          total={line && toPaisa(line.total)}
          pieces={pieces && formatPieces({ ...pieces, count: pieces.count * choice.quantity })}
          onAddToCart={() =>
            buy((added) => onAddToCart([added]), 'Please select a pack before adding to cart.')
          }
          onBuyNow={() => buy(onBuyNow, 'Please select a pack before proceeding.')}
        />
      </Box>
      {children(askedItemOf(product, choice))}
    </>
  );
}
