import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AskedItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { formatPieces } from '@/shared/format/pieces';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, topicSettled } from '@/shared/store/toast';
import { ageOf, now } from '@/shared/timing/clock';
import { RadioOptions } from '@/shared/ui/RadioOptions';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { isolated } from '@/shared/text/isolated';
import { countedPacks } from '../packValue';
import { askedItemOf, cartLineOf, linesOf, optionsOf, packed } from '../purchase';
import type { PackPart } from '../purchase';
import { useChoice } from '../useChoice';
import { BuyBar } from './BuyBar';
import { PackMix } from './PackMix';
import { PackPicker } from './PackPicker';

const packTopic = 'pack';

/** In ms: a press that follows one that counted sooner is a slip of the finger. */
const slip = 500;

interface PurchasePanelProps {
  product: ProductDetail;
  /** How many packs of it are in the cart. */
  inCart: number;
  onAddToCart: (lines: CartLine[]) => void;
  onBuyNow: (line: CartLine) => void;
  children: (asked: AskedItem | undefined) => ReactNode;
}

export function PurchasePanel({
  product,
  inCart,
  onAddToCart,
  onBuyNow,
  children,
}: PurchasePanelProps) {
  const { choice, pick, setQuantity } = useChoice(product);
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<PackPart[]>([]);
  const addedAt = useRef(-Infinity);
  const dispatch = useAppDispatch();
  const packs = useRef<HTMLDivElement>(null);
  const counted = countedPacks(product.productPackRequests);
  const line = cartLineOf(product, choice);
  const mixed = linesOf(product, found, choice.options);
  const lines = line ? [line] : mixed;
  const [lone, another] = lines;
  const { price, pieces } = packed(lines);

  const add = (added: CartLine[]) => {
    if (ageOf(addedAt.current) < slip) return;
    addedAt.current = now();
    onAddToCart(added);
  };

  const refuse = (missing: string) => {
    setProblem(missing);
    dispatch(errorToast(missing, { topic: packTopic }));
    packs.current?.scrollIntoView({ block: 'nearest' });
    packs.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {optionsOf(product).map((option) => (
          <RadioOptions
            key={option.productOptionId}
            legend={`${isolated(option.productOptionPrefix)} (optional)`}
            value={choice.options[option.productOptionId] ?? ''}
            onChange={(detailId) => {
              const { [option.productOptionId]: _before, ...others } = choice.options;
              const chosen = detailId && { [option.productOptionId]: detailId };
              pick({ options: { ...others, ...chosen } });
            }}
            items={[
              { value: '', label: 'Decide later' },
              ...option.productOptionDetailRequests.map((detail) => ({
                value: detail.productOptionDetailId,
                label: <bdi>{detail.optionDetailName}</bdi>,
              })),
            ]}
          />
        ))}
        {counted.length > 0 && (
          <PackMix packs={counted} onFind={setFound} lines={mixed} onAdd={add} />
        )}
        <PackPicker
          ref={packs}
          packs={product.productPackRequests}
          value={choice.packId}
          onChange={(packId) => {
            setProblem(undefined);
            if (problem) dispatch(topicSettled(packTopic));
            pick({ packId });
          }}
          error={problem}
        />
        {line && (
          <Box>
            <Typography aria-hidden sx={{ mb: 1, fontWeight: 600 }}>
              Quantity
            </Typography>
            <QuantityStepper label="Quantity" value={choice.quantity} onChange={setQuantity} />
          </Box>
        )}
        <BuyBar
          total={lone && price}
          pieces={pieces && formatPieces(pieces)}
          inCart={inCart}
          onAddToCart={() => {
            if (lone) add(lines);
            else refuse('Please select a pack before adding to cart.');
          }}
          onBuyNow={() => {
            // It takes one line.
            if (lone && !another) onBuyNow(lone);
            else refuse('Please select a pack before proceeding.');
          }}
        />
      </Box>
      {children(askedItemOf(product, choice))}
    </>
  );
}
