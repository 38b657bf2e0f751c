import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { SearchBox } from '@/features/catalog/search/components/SearchBox';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/lib/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

/** Any address that no route knows. */
export function NotFoundPage() {
  usePageHead({ title: 'Page not found', noIndex: true });
  return (
    <PageContainer>
      <PageHeading sx={{ textAlign: 'center' }}>Page not found</PageHeading>
      <EmptyState
        icon={<SearchOffRounded aria-hidden />}
        text="This page does not exist, or it has moved."
        action={
          <Button component={RouterLink} to={paths.products.to()} variant="contained">
            See all products
          </Button>
        }
      />
      <SearchBox />
    </PageContainer>
  );
}
