import Typography from '@mui/material/Typography';
import { catalogApi } from '@/features/catalog/catalogApi';
import { prefetchTaxonomy } from '@/features/catalog/useTaxonomy';
import { CategoryListing } from '@/features/catalog/grid/components/CategoryListing';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { PageContainer } from '@/shared/ui/PageContainer';

export { listingParams as params } from '@/shared/config/paths';

export const prefetch = () => [
  contentApi.util.prefetch('getBanners', undefined, {}),
  catalogApi.util.prefetch('getProducts', undefined, {}),
  ...prefetchTaxonomy(),
];

export default function CategoriesPage() {
  const { cellNo, name } = useClientInfo();
  return (
    <PageContainer>
      <noscript>
        <Typography>
          All categories are listed here. To see the products of one category, please turn on
          JavaScript.
        </Typography>
      </noscript>
      <CategoryListing
        siteName={name}
        cellNo={cellNo}
        banners={<BannerCarousel placements={['category', 'main']} hasLowFrame />}
      />
    </PageContainer>
  );
}
