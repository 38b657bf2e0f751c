import { memo } from 'react';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

/** The order of the listing. */
export const SortSelect = memo(function SortSelect({
  value,
  change,
}: {
  value: SortOrder;
  change: ChangeListing;
}) {
  return (
    <NativeSelect
      label="Sort by"
      options={sortOrders}
      value={value}
      onChange={(sort) => change({ sort })}
    />
  );
});
