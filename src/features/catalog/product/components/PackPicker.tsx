import { styled } from '@mui/material/styles';
import type { ProductPack } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { Chip } from '@/shared/ui/Chip';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { packValues } from '../packValue';
import { packName, priceOf } from '../purchase';

type Value = NonNullable<ReturnType<ReturnType<typeof packValues>['get']>>;

const Label = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minWidth: 0,
  '& > span': { flexGrow: 1 },
  '& > span + span': { flexGrow: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& > span + span > b': { display: 'block' },
  '& > span > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
}));

function PackLabel({ pack, value }: { pack: ProductPack; value: Value | undefined }) {
  const price = priceOf(pack);
  const name = packName(pack);
  const unit = pack.packOrderUnitName;
  return (
    <Label>
      <span>
        <b>{name}</b> {unit !== name && unit}{' '}
        {value && (value.isBest || value.saving > 0) && (
          <span>
            {value.isBest && <Chip color="primary">Best value</Chip>}{' '}
            {value.saving > 0 && <small>Save {value.saving} %</small>}
          </span>
        )}
      </span>{' '}
      <span>
        <b>{price === null ? 'Ask for price' : formatRupees(price)}</b>{' '}
        {value?.each !== undefined && <small>{formatPaisa(value.each)} each</small>}
      </span>
    </Label>
  );
}

interface PackPickerProps {
  packs: readonly ProductPack[];
  value: string | undefined;
  onChange: (packId: string) => void;
  error: string | undefined;
}

export function PackPicker({ packs, value, onChange, error }: PackPickerProps) {
  const values = packValues(packs);
  return (
    <RadioGroup
      legend="Pack"
      look="rows"
      value={value}
      onChange={onChange}
      error={error}
      items={packs.map((pack) => ({
        value: pack.productPackId,
        disabled: priceOf(pack) === null,
        label: <PackLabel pack={pack} value={values.get(pack.productPackId)} />,
      }))}
    />
  );
}
