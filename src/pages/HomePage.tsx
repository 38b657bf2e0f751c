import { styled } from '@mui/material/styles';
import { CategoryTiles } from '@/features/catalog/grid/components/CategoryTiles';
import { HomeProducts } from '@/features/catalog/grid/components/HomeProducts';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { usePageHead } from '@/shared/navigation/pageHead';

export { prefetchBannersAndProducts as prefetch } from './prefetchBannersAndProducts';

const Parts = styled('div')(({ theme: { breakpoints } }) => ({
  '& .intro': { marginBottom: 32, [breakpoints.up('md')]: { marginBottom: 40 } },
  '& > section, & > form': { marginBottom: 40, [breakpoints.up('md')]: { marginBottom: 56 } },
  '& > section > h2': { marginBottom: 16, [breakpoints.up('md')]: { marginBottom: 24 } },
}));

export default function HomePage() {
  usePageHead({});
  const { name } = useClientInfo();
  const { heading, tagline } = runtimeConfig().brand;
  return (
    <>
      <BannerCarousel />
      <Parts className="page-width page">
        <div className="intro">
          <PageHeading style={{ marginBottom: 8 }}>{heading || name}</PageHeading>
          {tagline && <p style={{ maxWidth: '44em' }}>{tagline}</p>}
          <Button to={paths.products.to()} variant="contained" style={{ marginTop: 16 }}>
            See all products
          </Button>
        </div>
        <section aria-labelledby="home-categories">
          <h2 id="home-categories">Shop by category</h2>
          <Reveal>
            <CategoryTiles />
          </Reveal>
        </section>
        <Reveal>
          <PlacementBanner placement="sideTop" />
        </Reveal>
        <SearchBox />
        <section aria-labelledby="home-products">
          <h2 id="home-products">Products</h2>
          <Reveal>
            <HomeProducts />
          </Reveal>
        </section>
        <Reveal>
          <PlacementBanner placement={['advertisement', 'sideBottom']} />
        </Reveal>
      </Parts>
    </>
  );
}
