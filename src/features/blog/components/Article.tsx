import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { formatCounted } from '@/shared/format/formatCounted';
import { formatDate } from '@/shared/format/date';
import { joinParts } from '@/shared/text/isolate';
import { HtmlSections } from '@/shared/ui/HtmlContent';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { getTags } from '../blogPost';
import { PostMeta } from './PostMeta';
import { ShareBar } from './ShareBar';

export const articleImage = {
  width: 1200,
  height: 675,
  sizes: '(max-width: 1280px) 100vw, 1232px',
};

const articleStyles: SxProps<Theme> = { display: 'grid', gap: { xs: 3, md: 4 } };

/** At this width, a line of text has 65 to 75 characters in both font sizes. */
const columnStyles: SxProps<Theme> = {
  width: '100%',
  maxWidth: '31em',
  mx: 'auto',
  fontSize: { md: '1.125rem' },
};

const heroStyles: SxProps<Theme> = {
  width: '100%',
  height: 'auto',
  maxHeight: 480,
  aspectRatio: { xs: '4 / 3', sm: '2 / 1' },
  overflow: 'hidden',
  borderRadius: 1,
};

/** Shows a post. `children` is the link back to the list of posts. */
export function Article({ post, children }: { post: Blog; children: ReactNode }) {
  const tags = getTags(post);
  return (
    <Box component="article" sx={articleStyles}>
      <Box sx={columnStyles}>
        <PageHeading sx={{ mb: 1.5 }}>{post.title}</PageHeading>
        <PostMeta
          facts={[
            `By ${post.authorName || 'Admin'}`,
            formatDate(post.dateFrom),
            formatCounted(post.viewCount, 'view'),
          ]}
        />
      </Box>
      {post.blogImageURL && (
        <Box sx={heroStyles}>
          <ResponsiveImage src={post.blogImageURL} alt="" {...articleImage} priority />
        </Box>
      )}
      <Box sx={columnStyles}>
        <HtmlSections html={post.longDescription ?? ''} />
        {tags.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
            {`Tags: ${joinParts(tags, ', ')}`}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Box sx={{ flex: 1 }}>{children}</Box>
          <ShareBar title={post.title} to={paths.blog.to(post.blogId)} />
        </Stack>
      </Box>
    </Box>
  );
}

export const ArticleSkeleton = () => (
  <Box role="status" aria-label="Loading the blog" sx={articleStyles}>
    <Box sx={columnStyles}>
      <Skeleton sx={{ fontSize: '2.5rem' }} />
      <Skeleton width="60%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton width="50%" />
    </Box>
    <Skeleton variant="rectangular" sx={heroStyles} />
    <Box sx={columnStyles}>
      {Array.from({ length: 8 }, (_, lineIndex) => (
        <Skeleton key={lineIndex} width={lineIndex === 7 ? '40%' : '100%'} />
      ))}
    </Box>
  </Box>
);
