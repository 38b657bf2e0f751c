import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductOption } from '@/shared/contract/product';
import {
  dateAfterProofText,
  getLineMinimum,
  getMinimumProblem,
  readMinimum,
} from '@/shared/format/minimumOrder';
import { formatPieces } from '@/shared/format/pieces';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showError, topicSettled } from '@/shared/store/toast';
import { getAge, now } from '@/shared/timing/clock';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { RadioOptions } from '@/shared/ui/RadioOptions';
import { isolate } from '@/shared/text/isolate';
import { getEnquiryItems, getOptions, summariseLines } from '../purchase';
import { useSelection } from '../useSelection';
import { BuyBar } from './BuyBar';
import { NeededPieces } from './NeededPieces';
import { PackPicker } from './PackPicker';

const packToastTopic = 'pack';

/**
 * Time in ms. A second press of Add to cart within this time is treated as accidental and ignored.
 */
const doublePressMs = 500;

/** Shows the name of an option value, and beside it the minimum order for this value, if any. */
function OptionLabel({ name }: { name: string }) {
  const { label, minimum } = readMinimum(name);
  return (
    <>
      <bdi>{label}</bdi>
      {minimum && (
        <Typography component="span" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
          {` from ${formatPieces(minimum)}`}
        </Typography>
      )}
    </>
  );
}

interface OptionPickerProps {
  option: ProductOption;
  chosenId: string | undefined;
  /** Called with the id of the chosen value, or with `''` to clear the choice. */
  onChoose: (detailId: string) => void;
}

const OptionPicker = ({ option, chosenId = '', onChoose }: OptionPickerProps) => (
  <RadioOptions
    legend={`${isolate(option.productOptionPrefix)} (optional)`}
    value={chosenId}
    onChange={onChoose}
    items={[
      { value: '', label: 'Decide later' },
      ...option.productOptionDetailRequests.map((detail) => ({
        value: detail.productOptionDetailId,
        label: <OptionLabel name={detail.optionDetailName} />,
      })),
    ]}
  />
);

interface PurchasePanelProps {
  product: ProductDetail;
  /** Number of packs of the product in the cart. */
  countInCart: number;
  /** Text about when an order placed today arrives, or `''` if no date is promised. */
  arrivalText: string;
  onAddToCart: (lines: CartLine[]) => void;
  onBuyNow: (line: CartLine) => void;
  children: (enquiryItems: EnquiryItem[]) => ReactNode;
}

export function PurchasePanel({
  product,
  countInCart,
  arrivalText,
  onAddToCart,
  onBuyNow,
  children,
}: PurchasePanelProps) {
  const selection = useSelection(product);
  const { options, lines, offeredLines, countedPacks, chosenPacks } = selection;
  const [problem, setProblem] = useState<string>();
  const lastAddTime = useRef(-Infinity);
  const dispatch = useAppDispatch();
  const packsRef = useRef<HTMLDivElement>(null);
  const piecesInputRef = useRef<HTMLInputElement>(null);
  const [firstLine, secondLine] = lines;
  const summary = summariseLines(lines);
  const isPackChosen = firstLine !== undefined;
  const enquiryItems = getEnquiryItems(product, options, chosenPacks);
  const lineMinimum = enquiryItems[0] && getLineMinimum(enquiryItems[0]);
  const shownLines = isPackChosen ? lines : offeredLines;
  const minimumProblem =
    shownLines.length > 0
      ? getMinimumProblem(shownLines)
      : lineMinimum && `${lineMinimum.label} needs at least ${formatPieces(lineMinimum.minimum)}`;

  const missingPackProblem = isPackChosen ? undefined : problem;
  // If there is no field for the number of pieces, the pack picker shows the problem.
  const packProblem =
    missingPackProblem ?? (countedPacks.length === 0 ? minimumProblem : undefined);

  useEffect(() => {
    if (isPackChosen) dispatch(topicSettled(packToastTopic));
  }, [isPackChosen, dispatch]);

  const showProblem = (message: string) => {
    dispatch(showError(message, { topic: packToastTopic }));
    const isPackMissing = !isPackChosen;
    if (isPackMissing) setProblem(message);
    const field = isPackMissing
      ? packsRef.current?.querySelector<HTMLInputElement>('input:enabled')
      : piecesInputRef.current;
    packsRef.current?.scrollIntoView({ block: 'nearest' });
    field?.focus({ preventScroll: isPackMissing });
  };

  const addToCart = () => {
    if (!isPackChosen) showProblem('Please select a pack before adding to cart.');
    else if (minimumProblem) showProblem(minimumProblem);
    else if (getAge(lastAddTime.current) >= doublePressMs) {
      lastAddTime.current = now();
      onAddToCart(lines);
    }
  };

  const buyNow = () => {
    if (!isPackChosen) showProblem('Please select a pack before proceeding.');
    else if (minimumProblem) showProblem(minimumProblem);
    else if (secondLine)
      showProblem(
        'Buy now works with one kind of pack only. Please add these to the cart instead.',
      );
    else onBuyNow(firstLine);
  };

  const choosePieces = (pieces: number) => {
    flushSync(() => selection.typePieces(String(pieces)));
    // Moves the focus, because the focused button disappears.
    packsRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };

  const chooseOption = (optionId: string, detailId: string) => {
    const { [optionId]: _previousDetailId, ...otherOptions } = options;
    selection.chooseOptions({ ...otherOptions, ...(detailId && { [optionId]: detailId }) });
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {getOptions(product).map((option) => (
          <OptionPicker
            key={option.productOptionId}
            option={option}
            chosenId={options[option.productOptionId]}
            onChoose={(detailId) => chooseOption(option.productOptionId, detailId)}
          />
        ))}
        {countedPacks.length > 0 && (
          <NeededPieces
            ref={piecesInputRef}
            noun={countedPacks[0]?.pieces.noun ?? 'pc'}
            text={selection.piecesText}
            onType={selection.typePieces}
            lines={lines}
            offeredLines={offeredLines}
            neededPieces={selection.neededPieces}
            isTooMany={selection.isTooMany}
            problem={minimumProblem}
            minimumCount={lineMinimum?.minimum.count}
            onChoosePieces={choosePieces}
            arrivalText={lineMinimum ? dateAfterProofText : arrivalText}
          />
        )}
        <PackPicker
          ref={packsRef}
          packs={product.productPackRequests}
          mixedPacks={selection.mixedPacks}
          value={selection.packChoice}
          onChange={selection.choosePack}
          error={packProblem}
        />
        {firstLine && !secondLine && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Typography aria-hidden sx={{ fontWeight: 600 }}>
              Quantity
            </Typography>
            <QuantityStepper
              label="Quantity"
              value={firstLine.quantity}
              onChange={selection.chooseQuantity}
            />
          </Box>
        )}
        <BuyBar
          total={firstLine && summary.price}
          piecesText={summary.pieces && formatPieces(summary.pieces)}
          countInCart={countInCart}
          onAddToCart={addToCart}
          onBuyNow={buyNow}
        />
      </Box>
      {children(enquiryItems)}
    </>
  );
}
