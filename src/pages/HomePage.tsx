import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { catalogApi } from '@/features/catalog/catalogApi';
import { CategoryTiles } from '@/features/catalog/grid/components/CategoryTiles';
import { HomeProducts } from '@/features/catalog/grid/components/HomeProducts';
import { useCardFacts } from '@/features/catalog/grid/useFactsLines';
import { NeededPiecesField } from '@/features/catalog/quantity/components/NeededPiecesField';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { usePageHead } from '@/shared/navigation/pageHead';

export const prefetch = () => [
  contentApi.util.prefetch('getBanners', undefined, {}),
  catalogApi.util.prefetch('getProducts', undefined, {}),
  catalogApi.util.prefetch('getCategories', undefined, {}),
];

interface HomeSectionProps {
  id: string;
  title: string;
  /** Content next to the heading. */
  besideHeading?: ReactNode;
  children: ReactNode;
}

const HomeSection = ({ id, title, besideHeading, children }: HomeSectionProps) => (
  <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 5, md: 7 } }}>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mb: { xs: 2, md: 3 },
      }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {besideHeading}
    </Box>
    <Reveal>{children}</Reveal>
  </Box>
);

/** A separate component, so that the arrival of prices does not render the whole page again. */
function ProductsSection() {
  const showsPrices = useCardFacts() !== undefined;
  return (
    <HomeSection
      id="home-products"
      title="Products"
      besideHeading={showsPrices && <NeededPiecesField />}
    >
      <HomeProducts />
    </HomeSection>
  );
}

export default function HomePage() {
  usePageHead({});
  const { name } = useClientInfo();
  const { heading, tagline } = getRuntimeConfig().brand;
  return (
    <>
      <BannerCarousel />
      <PageContainer>
        <Box sx={{ mb: { xs: 4, md: 5 } }}>
          <PageHeading sx={{ mb: 1 }}>{heading || name}</PageHeading>
          {tagline && <Typography sx={{ maxWidth: '44em' }}>{tagline}</Typography>}
          <Button href={paths.products.to()} variant="contained" sx={{ mt: 2 }}>
            See all products
          </Button>
        </Box>
        <HomeSection id="home-categories" title="Shop by category">
          <CategoryTiles />
        </HomeSection>
        <Reveal>
          <PlacementBanner placement="sideTop" />
        </Reveal>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            maxWidth: 920,
            mx: 'auto',
            mb: { xs: 5, md: 7 },
          }}
        >
          <SearchBox />
          <Button
            variant="outlined"
            href={paths.quickOrder.to({ isPaste: true })}
            sx={{ flexShrink: 0 }}
          >
            Paste a list
          </Button>
        </Box>
        <ProductsSection />
        <Reveal>
          <PlacementBanner placement={['advertisement', 'sideBottom']} />
        </Reveal>
      </PageContainer>
    </>
  );
}
