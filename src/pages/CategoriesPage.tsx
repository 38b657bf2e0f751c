import { CategoryListing } from '@/features/catalog/components/CategoryListing';
import { BannerCarousel } from '@/features/content/components/BannerCarousel';
import { PageContainer } from '@/shared/ui/PageContainer';

/** Section 2: banners, and the products of the category that the address names. */
export function CategoriesPage() {
  return (
    <>
      <BannerCarousel />
      <PageContainer>
        <CategoryListing />
      </PageContainer>
    </>
  );
}
