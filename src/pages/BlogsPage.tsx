import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { blogApi, useGetBlogsQuery } from '@/features/blog/blogApi';
import { BlogGrid, BlogGridSkeleton } from '@/features/blog/components/BlogGrid';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';

export const prefetch = () => [blogApi.util.prefetch('getBlogs', undefined, {})];

export default function BlogsPage() {
  const { name } = useClientInfo();
  usePageHead({ title: 'Blog Posts', description: `News, ideas and advice from ${name}.` });
  return (
    <PageContainer>
      <PageHeading>Blog Posts</PageHeading>
      <QueryView query={useGetBlogsQuery()} skeleton={<BlogGridSkeleton />}>
        {(posts) =>
          posts.length > 0 ? (
            <BlogGrid
              posts={sortNewestFirst(posts, ({ dateFrom }) => dateFrom)}
              eagerCardCount={3}
            />
          ) : (
            <EmptyState
              Icon={ArticleOutlined}
              text="No blogs available."
              link={{ href: paths.products.to(), children: 'See all products' }}
            />
          )
        }
      </QueryView>
    </PageContainer>
  );
}
