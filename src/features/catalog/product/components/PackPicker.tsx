import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { ProductPack } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { RadioOptions } from '@/shared/ui/RadioOptions';
import { getPackValues } from '../packValue';
import { formatPackQuantities, getPackName, getPrice } from '../purchase';
import type { PackQuantity } from '../purchase';
import { mixedPacksId } from '../useSelection';

type PackValue = NonNullable<ReturnType<ReturnType<typeof getPackValues>['get']>>;

const rowStyles: SxProps = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
};

function PackLabel({ pack, value }: { pack: ProductPack; value: PackValue | undefined }) {
  const price = getPrice(pack);
  const name = getPackName(pack);
  const unit = pack.packOrderUnitName;
  return (
    <Box component="span" sx={rowStyles}>
      <span>
        <Typography component="b" dir="auto" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>{' '}
        {unit !== name && <bdi>{`${unit} `}</bdi>}
        {value && (value.isBest || value.saving > 0) && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            {value.isBest && (
              <Typography
                component="b"
                color="primary"
                sx={{ fontSize: '0.8125rem', fontWeight: 600 }}
              >
                Best value
              </Typography>
            )}
            {value.saving > 0 && <PackNote>{` Save ${String(value.saving)}%`}</PackNote>}
          </Box>
        )}
      </span>{' '}
      <Box component="span" sx={{ flexShrink: 0, textAlign: 'right' }}>
        <Typography component="b" sx={{ display: 'block', fontWeight: 600 }}>
          {price === null ? 'Ask for price' : formatRupees(price)}
        </Typography>{' '}
        {value?.priceEach !== undefined && (
          <PackNote>{`${formatPaisa(value.priceEach)} each`}</PackNote>
        )}
      </Box>
    </Box>
  );
}

const PackNote = ({ children }: { children: string }) => (
  <Typography component="span" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
    {children}
  </Typography>
);

interface PackPickerProps {
  ref: RefObject<HTMLDivElement | null>;
  packs: readonly ProductPack[];
  /**
   * A mix of several kinds of pack, offered as one choice. `undefined` if no mix is the cheapest.
   */
  mixedPacks: readonly PackQuantity[] | undefined;
  value: string | undefined;
  onChange: (packId: string) => void;
  error: string | undefined;
}

export function PackPicker({ ref, packs, mixedPacks, value, onChange, error }: PackPickerProps) {
  const valuesByPackId = getPackValues(packs);
  return (
    // The margin keeps the packs above the toast which asks the shopper to choose one.
    <Box ref={ref} sx={{ scrollMarginBottom: 128 }}>
      <RadioOptions
        legend="Pack"
        look="rows"
        value={value}
        onChange={onChange}
        error={error}
        items={[
          ...packs.map((pack) => ({
            value: pack.productPackId,
            disabled: getPrice(pack) === null,
            label: <PackLabel pack={pack} value={valuesByPackId.get(pack.productPackId)} />,
          })),
          ...(mixedPacks
            ? [{ value: mixedPacksId, label: <bdi>{formatPackQuantities(mixedPacks)}</bdi> }]
            : []),
        ]}
      />
    </Box>
  );
}
