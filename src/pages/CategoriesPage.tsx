import Typography from '@mui/material/Typography';
import { catalogApi } from '@/features/catalog/catalogApi';
import { CategoryListing } from '@/features/catalog/grid/components/CategoryListing';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { PageContainer } from '@/shared/ui/PageContainer';
import { prefetchBannersAndProducts } from './prefetchBannersAndProducts';

export { listingParams as params } from '@/shared/config/paths';

export const prefetch = () => [
  ...prefetchBannersAndProducts(),
  catalogApi.util.prefetch('getAreas', undefined, {}),
  catalogApi.util.prefetch('getSubCategories', undefined, {}),
];

export default function CategoriesPage() {
  const { cellNo, name } = useClientInfo();
  return (
    <PageContainer>
      <noscript>
        <Typography>
          All categories are here. Showing the products of a single one needs JavaScript.
        </Typography>
      </noscript>
      <CategoryListing
        siteName={name}
        cellNo={cellNo}
        banners={<BannerCarousel placements={['category', 'main']} isLow />}
      />
    </PageContainer>
  );
}
