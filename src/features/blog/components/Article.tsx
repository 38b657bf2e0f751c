import Box from '@mui/material/Box';
import { Chip } from '@/shared/ui/Chip';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { ReactNode } from 'react';
import type { Blog } from '@/shared/contract/blog';
import { counted } from '@/shared/format/counted';
import { formatDate } from '@/shared/format/date';
import { HtmlSections } from '@/shared/ui/HtmlContent';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { tagsOf } from '../blogPost';
import { PostMeta } from './PostMeta';

/** 65 to 75 characters a line, at both sizes of type. */
const measure = { fontSize: { md: '1.125rem' }, maxWidth: '31em', mx: 'auto' } as const;

const hero = {
  aspectRatio: { xs: '4 / 3', sm: '2 / 1' },
  maxHeight: 480,
  width: 1,
  mb: { xs: 3, md: 4 },
  overflow: 'hidden',
  borderRadius: 1,
} as const;

export function Article({ post, children }: { post: Blog; children?: ReactNode }) {
  const tags = tagsOf(post);
  return (
    <article>
      <Box sx={{ ...measure, mb: { xs: 3, md: 4 } }}>
        <PageHeading style={{ marginBottom: 12 }}>{post.title}</PageHeading>
        <PostMeta
          facts={[
            `By ${post.authorName || 'Admin'}`,
            formatDate(post.dateFrom),
            counted(post.viewCount, 'view'),
          ]}
        />
      </Box>
      {post.blogImageURL && (
        <Box sx={hero}>
          <ResponsiveImage
            src={post.blogImageURL}
            alt=""
            width={1200}
            height={675}
            sizes="(max-width: 1280px) 100vw, 1232px"
            priority
          />
        </Box>
      )}
      <Box sx={measure}>
        <HtmlSections html={post.longDescription} />
        {tags.length > 0 && (
          <Box
            component="ul"
            aria-label="Tags"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 4 }}
          >
            {tags.map((tag) => (
              <Chip as="li" key={tag}>
                {tag}
              </Chip>
            ))}
          </Box>
        )}
        {children}
      </Box>
    </article>
  );
}

export function ArticleSkeleton() {
  return (
    <Box role="status" aria-label="Loading the blog">
      <Box sx={{ ...measure, mb: { xs: 3, md: 4 } }}>
        <Skeleton sx={{ fontSize: '2.5rem' }} />
        <Skeleton width="60%" sx={{ fontSize: '2.5rem' }} />
        <Skeleton width="50%" />
      </Box>
      <Skeleton variant="rectangular" sx={{ ...hero, height: 'auto' }} />
      <Box sx={measure}>
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} width={line === 7 ? '40%' : '100%'} />
        ))}
      </Box>
    </Box>
  );
}
