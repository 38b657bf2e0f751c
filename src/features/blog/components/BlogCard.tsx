import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/shared/ui/Skeleton';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { counted } from '@/shared/format/counted';
import { formatDate } from '@/shared/format/date';
import { lineClamp } from '@/shared/ui/lineClamp';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { PostMeta } from './PostMeta';

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 1,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  transition: 'border-color 0.2s',
  '&:hover': { borderColor: 'text.secondary' },
  '& a': {
    ...lineClamp(3),
    color: 'text.primary',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
} as const;

interface BlogCardProps {
  post: Blog;
  headingLevel: 'h2' | 'h3';
  eager: boolean;
}

export function BlogCard({ post, headingLevel, eager }: BlogCardProps) {
  return (
    <Box component="article" sx={card}>
      <Box sx={{ aspectRatio: '16 / 9' }}>
        <ResponsiveImage
          src={post.blogImageURL}
          alt=""
          width={1200}
          height={675}
          maxWidth={960}
          sizes="(max-width: 600px) 100vw, (max-width: 1200px) 50vw, 400px"
          loading={eager ? 'eager' : 'lazy'}
        />
      </Box>
      <Box sx={{ display: 'flex', flex: 1, flexDirection: 'column', gap: 1, p: 2.5 }}>
        <Box component={headingLevel} sx={{ m: 0, fontSize: '1.125rem', lineHeight: 1.3 }}>
          <Link to={paths.blog.to(post.blogId)}>{post.title}</Link>
        </Box>
        <Box component="p" sx={{ ...lineClamp(3), m: 0, mb: 1, color: 'text.secondary' }}>
          {post.shortDescription}
        </Box>
        <PostMeta facts={[formatDate(post.dateFrom), counted(post.viewCount, 'view')]} />
      </Box>
    </Box>
  );
}

export function BlogCardSkeleton() {
  return (
    <Box sx={card} aria-hidden data-testid="blog-skeleton">
      <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
      <Box sx={{ p: 2.5 }}>
        <Skeleton sx={{ fontSize: '1.125rem' }} />
        <Skeleton width="60%" sx={{ fontSize: '1.125rem', mb: 1 }} />
        <Skeleton />
        <Skeleton width="80%" sx={{ mb: 2 }} />
        <Skeleton width="50%" />
      </Box>
    </Box>
  );
}
