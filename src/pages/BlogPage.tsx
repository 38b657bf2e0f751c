import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useBlogs } from '@/features/blog/blogApi';
import { postHead, relatedPosts } from '@/features/blog/blogPost';
import { Article, ArticleSkeleton } from '@/features/blog/components/Article';
import { BlogGrid } from '@/features/blog/components/BlogGrid';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { usePageHead } from '@/shared/navigation/pageHead';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

export { prefetchBlogs as prefetch } from '@/features/blog/blogApi';

const trail = [
  { name: 'Home', to: paths.home.to() },
  { name: 'Blog Posts', to: paths.blogs.to() },
];

const backLink = (
  <Button to={paths.blogs.to()} variant="outlined" startIcon={<ArrowBackRounded />}>
    Back to Blogs
  </Button>
);

export default function BlogPage() {
  const { id } = useParams();
  const query = useBlogs();
  const { data, error } = query;
  const post = data?.find(({ blogId }) => blogId === id);
  const missing = data ? { title: 'Blog not found', noIndex: true } : error && {};
  usePageHead(post ? postHead(post) : missing);
  return (
    <PageContainer>
      <Breadcrumbs
        trail={trail}
        current={post?.title ?? (data ? 'Not found' : error ? 'Blog' : '…')}
      />
      {!post &&
        ((data ?? error) ? (
          <PageHeading style={{ textAlign: 'center' }}>Blog</PageHeading>
        ) : (
          <VisuallyHidden as="h1">Blog</VisuallyHidden>
        ))}
      <QueryView query={query} skeleton={<ArticleSkeleton />}>
        {(all) =>
          post ? (
            <Post key={post.blogId} post={post} all={all} />
          ) : (
            <EmptyState
              icon={<ArticleOutlined aria-hidden />}
              text="Blog not found."
              action={backLink}
            />
          )
        }
      </QueryView>
    </PageContainer>
  );
}

const Related = styled('section')(({ theme: { breakpoints } }) => ({
  marginTop: 48,
  [breakpoints.up('md')]: { marginTop: 64 },
  '& > h2': { marginBottom: 24 },
}));

function Post({ post, all }: { post: Blog; all: readonly Blog[] }) {
  const related = useMemo(() => relatedPosts(all, post), [all, post]);
  return (
    <>
      <Article post={post}>{backLink}</Article>
      {related.length > 0 && (
        <Related aria-labelledby="related-posts">
          <h2 id="related-posts">Related posts</h2>
          <BlogGrid posts={related} headingLevel="h3" />
        </Related>
      )}
    </>
  );
}
