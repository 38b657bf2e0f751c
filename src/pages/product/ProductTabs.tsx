import Box from '@mui/material/Box';
import { useImperativeHandle } from 'react';
import type { ReactNode, Ref } from 'react';
import { Specification } from '@/features/catalog/product/components/Specification';
import { Reveal } from '@/shared/ui/Reveal';
import { Tabs } from '@/shared/ui/Tabs';
import { useTabInUrl } from './useTabInUrl';

export interface TabsHandle {
  /** Opens a tab and moves there. */
  leadTo: (tab: 'specification' | 'reviews') => void;
}

interface ProductTabsProps {
  ref: Ref<TabsHandle>;
  specification: string;
  reviews: ReactNode;
}

export function ProductTabs({ ref, specification, reviews }: ProductTabsProps) {
  const { place, active, open, leadTo } = useTabInUrl();
  useImperativeHandle(ref, () => ({ leadTo }));
  return (
    <Box ref={place} sx={{ mt: { xs: 5, md: 8 } }}>
      <Reveal>
        <Tabs
          label="About this product"
          value={active}
          onChange={open}
          tabs={[
            {
              id: 'specification',
              label: 'Specification',
              panel: <Specification html={specification} />,
            },
            ...(reviews ? [{ id: 'reviews', label: 'Reviews', panel: reviews }] : []),
          ]}
        />
      </Reveal>
    </Box>
  );
}
