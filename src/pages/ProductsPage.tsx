import Typography from '@mui/material/Typography';
import { catalogApi } from '@/features/catalog/catalogApi';
import { prefetchTaxonomy } from '@/features/catalog/useTaxonomy';
import { ProductListing } from '@/features/catalog/listing/components/ProductListing';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { PageContainer } from '@/shared/ui/PageContainer';

export { listingParams as params } from '@/shared/config/paths';

export const prefetch = () => [
  catalogApi.util.prefetch('getProducts', undefined, {}),
  ...prefetchTaxonomy(),
];

export default function ProductsPage() {
  const { cellNo, name } = useClientInfo();
  return (
    <PageContainer>
      <noscript>
        <Typography>
          All products are listed here. To search, sort or filter them, please turn on JavaScript.
        </Typography>
      </noscript>
      <ProductListing cellNo={cellNo} siteName={name} />
    </PageContainer>
  );
}
