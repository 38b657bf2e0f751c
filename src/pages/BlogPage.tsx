import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { blogApi, useGetBlogsQuery } from '@/features/blog/blogApi';
import { getPostHead, selectRelatedPosts } from '@/features/blog/blogPost';
import { Article, ArticleSkeleton } from '@/features/blog/components/Article';
import { BlogGrid } from '@/features/blog/components/BlogGrid';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { usePageHead } from '@/shared/navigation/pageHead';
import { BreadcrumbTrail } from '@/shared/ui/BreadcrumbTrail';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

export const prefetch = () => [blogApi.util.prefetch('getBlogs', undefined, {})];

const trail = [
  { name: 'Home', to: paths.home.to() },
  { name: 'Blog Posts', to: paths.blogs.to() },
];

const backLink = (
  <Button href={paths.blogs.to()} variant="outlined" startIcon={<ArrowBackRounded />}>
    Back to Blogs
  </Button>
);

export default function BlogPage() {
  const { id } = useParams();
  const blogsQuery = useGetBlogsQuery();
  const { data, error } = blogsQuery;
  const post = data?.find(({ blogId }) => blogId === id);
  const headWithoutPost = data
    ? { title: 'Blog not found', noIndex: true }
    : error
      ? {}
      : undefined;
  usePageHead(post ? getPostHead(post) : headWithoutPost);
  return (
    <PageContainer>
      <BreadcrumbTrail
        trail={trail}
        pageName={post?.title ?? (data ? 'Not found' : error ? 'Blog' : '…')}
      />
      {!post &&
        ((data ?? error) ? (
          <PageHeading sx={{ textAlign: 'center' }}>Blog</PageHeading>
        ) : (
          <VisuallyHidden component="h1">Blog</VisuallyHidden>
        ))}
      <QueryView query={blogsQuery} skeleton={<ArticleSkeleton />}>
        {(posts) =>
          post ? (
            <Post key={post.blogId} post={post} allPosts={posts} isTextMissing={Boolean(error)} />
          ) : (
            <EmptyState Icon={ArticleOutlined} text="Blog not found." action={backLink} />
          )
        }
      </QueryView>
    </PageContainer>
  );
}

interface PostProps {
  post: Blog;
  allPosts: readonly Blog[];
  /** Whether the long text failed to load. The page then shows the error. */
  isTextMissing: boolean;
}

function Post({ post, allPosts, isTextMissing }: PostProps) {
  const relatedPosts = useMemo(() => selectRelatedPosts(allPosts, post), [allPosts, post]);
  return (
    <>
      {post.longDescription === undefined && !isTextMissing ? (
        <ArticleSkeleton />
      ) : (
        <Article post={post}>{backLink}</Article>
      )}
      {relatedPosts.length > 0 && (
        <Box component="section" aria-labelledby="related-posts" sx={{ mt: { xs: 6, md: 8 } }}>
          <Typography variant="h2" id="related-posts" sx={{ mb: 3 }}>
            Related posts
          </Typography>
          <BlogGrid posts={relatedPosts} headingLevel="h3" />
        </Box>
      )}
    </>
  );
}
