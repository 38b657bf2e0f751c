import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { newestFirst } from '@/features/blog/blogPost';
import { useBlogs } from '@/features/blog/blogApi';
import { BlogGrid, BlogGridSkeleton } from '@/features/blog/components/BlogGrid';
import { useClientInfo } from '@/features/content/useClientInfo';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { usePageHead } from '@/shared/lib/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';

export { askForBlogs as askFirst } from '@/features/blog/blogApi';

/** The list of posts. */
export function BlogsPage() {
  const { name } = useClientInfo();
  usePageHead({ title: 'Blog Posts', description: `News, ideas and advice from ${name}.` });
  return (
    <PageContainer>
      <PageHeading>Blog Posts</PageHeading>
      <QueryView query={useBlogs()} skeleton={<BlogGridSkeleton />}>
        {(blogs) => <Posts blogs={blogs} />}
      </QueryView>
    </PageContainer>
  );
}

function Posts({ blogs }: { blogs: readonly Blog[] }) {
  const posts = useMemo(() => newestFirst(blogs), [blogs]);
  if (posts.length === 0) {
    return (
      <EmptyState
        icon={<ArticleOutlined aria-hidden />}
        text="No blogs available."
        action={
          <Button component={RouterLink} to={paths.products.to()} variant="outlined">
            See all products
          </Button>
        }
      />
    );
  }
  return <BlogGrid posts={posts} eager={3} />;
}
