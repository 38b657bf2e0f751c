import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { formatCounted } from '@/shared/format/formatCounted';
import { formatDate } from '@/shared/format/date';
import { clampLines } from '@/shared/ui/clampLines';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { PostMeta } from './PostMeta';

interface BlogCardProps {
  post: Blog;
  headingLevel: 'h2' | 'h3';
  loadsEagerly: boolean;
}

const coverStyles = { height: 'auto', aspectRatio: '16 / 9' };
/** Makes the whole card clickable, although the link contains only the picture and the title. */
const overlayStyles = {
  position: 'static',
  height: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

export const BlogCard = ({ post, headingLevel, loadsEagerly }: BlogCardProps) => (
  <Card
    component="article"
    sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' }}
  >
    <CardActionArea href={paths.blog.to(post.blogId)} sx={overlayStyles}>
      <CardMedia sx={coverStyles}>
        <ResponsiveImage
          src={post.blogImageURL}
          alt=""
          width={1200}
          height={675}
          maxWidth={960}
          sizes="(max-width: 37.5em) 100vw, (max-width: 75em) 50vw, 400px"
          loading={loadsEagerly ? 'eager' : 'lazy'}
        />
      </CardMedia>
      <Typography
        variant="h4"
        component={headingLevel}
        dir="auto"
        sx={{ ...clampLines(3), m: '20px 20px 0', fontSize: '1.125rem', lineHeight: 1.3 }}
      >
        {post.title}
      </Typography>
    </CardActionArea>
    <CardContent sx={{ display: 'flex', flex: 1, flexDirection: 'column', p: '8px 20px 20px' }}>
      <Typography dir="auto" color="textSecondary" sx={{ ...clampLines(3), mb: 2 }}>
        {post.shortDescription}
      </Typography>
      <PostMeta facts={[formatDate(post.dateFrom), formatCounted(post.viewCount, 'view')]} />
    </CardContent>
  </Card>
);

export const BlogCardSkeleton = () => (
  <Card data-testid="blog-skeleton" sx={{ height: '100%' }}>
    <Skeleton variant="rectangular" sx={coverStyles} />
    <CardContent sx={{ p: 2.5 }}>
      <Skeleton sx={{ fontSize: '1.125rem' }} />
      <Skeleton width="60%" sx={{ fontSize: '1.125rem', mb: 1 }} />
      <Skeleton />
      <Skeleton width="80%" sx={{ mb: 2 }} />
      <Skeleton width="50%" />
    </CardContent>
  </Card>
);
