import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export default function NotFoundPage() {
  usePageHead({ title: 'Page not found', noIndex: true });
  return (
    <PageContainer>
      <PageHeading sx={{ textAlign: 'center' }}>Page not found</PageHeading>
      <EmptyState
        Icon={SearchOffRounded}
        text="This page does not exist, or it has moved."
        link={{ href: paths.products.to(), variant: 'contained', children: 'See all products' }}
      />
      <SearchBox />
      <BestSellers />
    </PageContainer>
  );
}
