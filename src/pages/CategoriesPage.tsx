import Typography from '@mui/material/Typography';
import { catalogApi, useProductsOnVisit, useTaxonomyOnVisit } from '@/features/catalog/catalogApi';
import { CategoryListing } from '@/features/catalog/grid/components/CategoryListing';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { useBannersOnVisit } from '@/features/content/contentApi';
import { PageContainer } from '@/shared/ui/PageContainer';
import { prefetchBannersAndProducts } from './prefetchBannersAndProducts';

export { listingParams as params } from '@/shared/config/paths';

export const lists = () => [
  ...prefetchBannersAndProducts(),
  catalogApi.util.prefetch('getAreas', undefined, {}),
  catalogApi.util.prefetch('getSubCategories', undefined, {}),
];

export default function CategoriesPage() {
  useBannersOnVisit();
  useProductsOnVisit();
  useTaxonomyOnVisit();
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
