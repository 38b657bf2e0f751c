import Typography from '@mui/material/Typography';
import { CategoryListing } from '@/features/catalog/grid/components/CategoryListing';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { PageContainer } from '@/shared/ui/PageContainer';
import { Reveal } from '@/shared/ui/Reveal';

export { prefetchBannersAndProducts as prefetch } from './prefetchBannersAndProducts';

export const params = ['category'];

export default function CategoriesPage() {
  const { name } = useClientInfo();
  return (
    <>
      <BannerCarousel />
      <PageContainer>
        <noscript>
          <Typography>
            All categories are here. Showing the products of a single one needs JavaScript.
          </Typography>
        </noscript>
        <CategoryListing siteName={name} />
        <Reveal>
          <PlacementBanner placement="category" />
        </Reveal>
      </PageContainer>
    </>
  );
}
