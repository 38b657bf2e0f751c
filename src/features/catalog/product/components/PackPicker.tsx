import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import type { ProductPack } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { Chip } from '@/shared/ui/Chip';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { packValues } from '../packValue';
import { packName, priceOf } from '../purchase';

type Value = NonNullable<ReturnType<ReturnType<typeof packValues>['get']>>;

/** In each row the pack, and what it costs. */
const Packs = styled('div')(({ theme: { vars } }) => ({
  // Above the toast that says that none is chosen.
  scrollMarginBottom: 128,
  '& label > span': { flexGrow: 1 },
  '& label > span + span': {
    flexGrow: 0,
    marginLeft: 16,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& label > span + span > b': { display: 'block' },
  '& label > span > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& label b': { fontWeight: 600 },
  '& label small': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
}));

function labelOf(pack: ProductPack, value: Value | undefined) {
  const price = priceOf(pack);
  const name = packName(pack);
  const unit = pack.packOrderUnitName;
  return (
    <>
      <span>
        <b dir="auto">{name}</b> {unit !== name && <bdi>{`${unit} `}</bdi>}
        {value && (value.isBest || value.saving > 0) && (
          <span>
            {value.isBest && <Chip color="primary">Best value</Chip>}
            {value.saving > 0 && <small>{` Save ${String(value.saving)} %`}</small>}
          </span>
        )}
      </span>{' '}
      <span>
        <b>{price === null ? 'Ask for price' : formatRupees(price)}</b>{' '}
        {value?.each !== undefined && <small>{`${formatPaisa(value.each)} each`}</small>}
      </span>
    </>
  );
}

interface PackPickerProps {
  ref: RefObject<HTMLDivElement | null>;
  packs: readonly ProductPack[];
  value: string | undefined;
  onChange: (packId: string) => void;
  error: string | undefined;
}

export function PackPicker({ ref, packs, value, onChange, error }: PackPickerProps) {
  const values = packValues(packs);
  return (
    <Packs ref={ref}>
      <RadioGroup
        legend="Pack"
        look="rows"
        value={value}
        onChange={onChange}
        error={error}
        items={packs.map((pack) => ({
          value: pack.productPackId,
          disabled: priceOf(pack) === null,
          label: labelOf(pack, values.get(pack.productPackId)),
        }))}
      />
    </Packs>
  );
}
