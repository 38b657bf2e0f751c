import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ProductPack } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { packValues } from '../packValue';
import { packName, priceOf } from '../purchase';

type Value = NonNullable<ReturnType<ReturnType<typeof packValues>['get']>>;

const Small = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const Badge = styled('span')(({ theme }) => ({
  padding: '0 8px',
  border: '1px solid',
  borderRadius: 999,
  fontSize: '0.8125rem',
  color: theme.vars.palette.primary.main,
}));

function PackLabel({ pack, value }: { pack: ProductPack; value: Value | undefined }) {
  const price = priceOf(pack);
  const name = packName(pack);
  const unit = pack.packOrderUnitName;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, minWidth: 0 }}
    >
      <Box component="span" sx={{ flexGrow: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>{' '}
        {unit && unit !== name && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {unit}
          </Box>
        )}{' '}
        {value && (value.isBest || value.saving > 0) && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {value.isBest && <Badge>Best value</Badge>}{' '}
            {value.saving > 0 && <Small>Save {value.saving} %</Small>}
          </Box>
        )}
      </Box>{' '}
      <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {price === null ? 'Ask for price' : formatRupees(price)}
        </Box>{' '}
        {value?.each !== undefined && <Small>{formatPaisa(value.each)} each</Small>}
      </Box>
    </Box>
  );
}

interface PackPickerProps {
  packs: readonly ProductPack[];
  value: string | undefined;
  onChange: (packId: string | undefined) => void;
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
