import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { useMemo } from 'react';
import { newestFirst } from '@/features/blog/blogPost';
import { useBlogs } from '@/features/blog/blogApi';
import { BlogGrid, BlogGridSkeleton } from '@/features/blog/components/BlogGrid';
import { useClientInfo } from '@/features/content/useClientInfo';
import { messageOf } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/lib/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LinkButton } from '@/shared/ui/PlainButton';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export { askForBlogs as askFirst } from '@/features/blog/blogApi';

/** The list of posts. */
export function BlogsPage() {
  const { name } = useClientInfo();
  usePageHead({ title: 'Blog Posts', description: `News, ideas and advice from ${name}.` });
  return (
    <PageContainer>
      <PageHeading>Blog Posts</PageHeading>
      <Posts />
    </PageContainer>
  );
}

function Posts() {
  const { data, error, refetch } = useBlogs();
  const posts = useMemo(() => newestFirst(data ?? []), [data]);

  if (!data && error) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <BlogGridSkeleton />;
  if (posts.length === 0) {
    return (
      <EmptyState
        icon={<ArticleOutlined aria-hidden />}
        text="No blogs available."
        action={
          <LinkButton to={paths.products.to()} variant="outlined">
            See all products
          </LinkButton>
        }
      />
    );
  }
  return <BlogGrid posts={posts} eager={3} />;
}
