import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { HomeCategories } from '@/features/catalog/components/HomeCategories';
import { HomeProducts } from '@/features/catalog/components/HomeProducts';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { usePageTitle } from '@/shared/lib/usePageTitle';

/** Section 2, in its order: banners, categories, (search), products. */
export function HomePage() {
  usePageTitle(undefined);
  return (
    <>
      <BannerCarousel />
      <PageContainer>
        <PageHeading sx={{ mb: 1 }}>Packaging for food, bakery and gifts</PageHeading>
        <Typography sx={{ mb: { xs: 4, md: 5 }, color: 'text.secondary' }}>
          Boxes, bottles and jars, gift packaging, sleeves and labels. Cash on delivery.
        </Typography>
        <Block heading="Shop by category">
          <HomeCategories />
        </Block>
        <Block heading="Products">
          <HomeProducts />
        </Block>
      </PageContainer>
    </>
  );
}

function Block({ heading, children }: { heading: string; children: ReactNode }) {
  const id = `home-${heading.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 5, md: 7 } }}>
      <Typography id={id} variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
