import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CategoryTiles } from '@/features/catalog/grid/components/CategoryTiles';
import { HomeProducts } from '@/features/catalog/grid/components/HomeProducts';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { Button } from '@/shared/ui/Button';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { usePageHead } from '@/shared/navigation/pageHead';

export { prefetchBannersAndProducts as prefetch } from './prefetchBannersAndProducts';

export default function HomePage() {
  usePageHead({});
  const { name } = useClientInfo();
  const { heading, tagline } = runtimeConfig().brand;
  return (
    <>
      <BannerCarousel />
      <PageContainer>
        <Box sx={{ mb: { xs: 4, md: 5 } }}>
          <PageHeading style={{ marginBottom: 8 }}>{heading || name}</PageHeading>
          {tagline && <Typography sx={{ maxWidth: '44em' }}>{tagline}</Typography>}
          <Button to={paths.products.to()} variant="contained" style={{ marginTop: 16 }}>
            See all products
          </Button>
        </Box>
        <Block heading="Shop by category">
          <CategoryTiles />
        </Block>
        <Reveal>
          <PlacementBanner placement="sideTop" />
        </Reveal>
        <Box sx={{ mb: { xs: 5, md: 7 } }}>
          <SearchBox />
        </Box>
        <Block heading="Products">
          <HomeProducts />
        </Block>
        <Reveal>
          <PlacementBanner placement={['advertisement', 'sideBottom']} />
        </Reveal>
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
      <Reveal>{children}</Reveal>
    </Box>
  );
}
