import Box from '@mui/material/Box';
import type { ProductPack } from '@/shared/contract/product';
import { formatRupees } from '@/shared/lib/money';
import { ChoiceGroup } from '@/shared/ui/ChoiceGroup';
import { packName, piecePrice, priceOf } from '../purchase';

function PackLabel({ pack }: { pack: ProductPack }) {
  const price = priceOf(pack);
  const each = piecePrice(pack);
  const name = packName(pack);
  const unit = pack.packOrderUnitName;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, minWidth: 0 }}
    >
      <Box component="span" sx={{ flexGrow: 1, fontWeight: 600 }}>
        {name}{' '}
        {unit && unit !== name && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {unit}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
          {price === null ? 'Ask for price' : formatRupees(price)}
        </Box>{' '}
        {each !== undefined && (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {formatRupees(each)} each
          </Box>
        )}
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
  return (
    <ChoiceGroup
      legend="Pack"
      look="rows"
      value={value}
      onChange={onChange}
      error={error}
      items={packs.map((pack) => ({
        value: pack.productPackId,
        disabled: priceOf(pack) === null,
        label: <PackLabel pack={pack} />,
      }))}
    />
  );
}
