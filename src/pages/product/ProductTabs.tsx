import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Specification } from '@/features/catalog/product/components/Specification';
import { Tabs } from '@/shared/ui/Tabs';
import { useTabInUrl } from './useTabInUrl';

interface ProductTabsProps {
  specification: string;
  reviews: ReactNode;
}

export function ProductTabs({ specification, reviews }: ProductTabsProps) {
  const { place, initial, onOpen } = useTabInUrl();
  return (
    <Box ref={place} sx={{ mt: { xs: 5, md: 8 } }}>
      <Tabs
        label="About this product"
        initial={initial}
        onOpen={onOpen}
        tabs={[
          {
            id: 'specification',
            label: 'Specification',
            panel: <Specification html={specification} />,
          },
          ...(reviews ? [{ id: 'reviews', label: 'Reviews', panel: reviews }] : []),
        ]}
      />
    </Box>
  );
}
