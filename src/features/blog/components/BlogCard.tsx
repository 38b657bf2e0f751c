import { Link } from 'react-router-dom';
import { Skeleton } from '@/shared/ui/Skeleton';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { counted } from '@/shared/format/counted';
import { formatDate } from '@/shared/format/date';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { PostMeta } from './PostMeta';

interface BlogCardProps {
  post: Blog;
  headingLevel: 'h2' | 'h3';
  eager: boolean;
}

/** `BlogGrid` has its look. */
export function BlogCard({ post, headingLevel: Heading, eager }: BlogCardProps) {
  return (
    <article>
      <div className="cover">
        <ResponsiveImage
          src={post.blogImageURL}
          alt=""
          width={1200}
          height={675}
          maxWidth={960}
          sizes="(max-width: 37.5em) 100vw, (max-width: 75em) 50vw, 400px"
          loading={eager ? 'eager' : 'lazy'}
        />
      </div>
      <div className="words">
        <Heading dir="auto">
          <Link to={paths.blog.to(post.blogId)}>{post.title}</Link>
        </Heading>
        <p dir="auto">{post.shortDescription}</p>
        <PostMeta facts={[formatDate(post.dateFrom), counted(post.viewCount, 'view')]} />
      </div>
    </article>
  );
}

export const BlogCardSkeleton = () => (
  <article data-testid="blog-skeleton">
    <Skeleton variant="rectangular" className="cover" sx={{ height: 'auto' }} />
    <div style={{ padding: 20 }}>
      <Skeleton sx={{ fontSize: '1.125rem' }} />
      <Skeleton width="60%" sx={{ fontSize: '1.125rem', mb: 1 }} />
      <Skeleton />
      <Skeleton width="80%" sx={{ mb: 2 }} />
      <Skeleton width="50%" />
    </div>
  </article>
);
