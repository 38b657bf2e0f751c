import { styled } from '@mui/material/styles';
import { Chip } from '@/shared/ui/Chip';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import type { Blog } from '@/shared/contract/blog';
import { counted } from '@/shared/format/counted';
import { formatDate } from '@/shared/format/date';
import { HtmlSections } from '@/shared/ui/HtmlContent';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { tagsOf } from '../blogPost';
import { PostMeta, postMeta } from './PostMeta';
import { ShareBar } from './ShareBar';

export const articleImage = {
  width: 1200,
  height: 675,
  sizes: '(max-width: 1280px) 100vw, 1232px',
};

/** A head, a picture, the text. */
const Columns = styled('article')(({ theme: { breakpoints, vars } }) => ({
  // 65 to 75 characters a line, at both sizes of type.
  '& > :not(.hero)': { maxWidth: '31em', marginInline: 'auto' },
  '& > :not(:last-child)': { marginBottom: 24 },
  '& > .hero': {
    aspectRatio: '4 / 3',
    width: '100%',
    maxHeight: 480,
    overflow: 'hidden',
    borderRadius: vars.shape.borderRadius,
    [breakpoints.up('sm')]: { aspectRatio: '2 / 1' },
  },
  [breakpoints.up('md')]: {
    '& > :not(.hero)': { fontSize: '1.125rem' },
    '& > :not(:last-child)': { marginBottom: 32 },
  },
  '& h1': { marginBottom: 12 },
  ...postMeta,
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 32 },
  '& .ways-on': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    marginTop: 32,
    '& > :first-of-type': { flex: 1 },
    '& > .share': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  },
}));

/** `children` is the way back. */
export function Article({ post, children }: { post: Blog; children: ReactNode }) {
  const tags = tagsOf(post);
  return (
    <Columns>
      <div>
        <PageHeading>{post.title}</PageHeading>
        <PostMeta
          facts={[
            `By ${post.authorName || 'Admin'}`,
            formatDate(post.dateFrom),
            counted(post.viewCount, 'view'),
          ]}
        />
      </div>
      {post.blogImageURL && (
        <div className="hero">
          <ResponsiveImage src={post.blogImageURL} alt="" {...articleImage} priority />
        </div>
      )}
      <div>
        <HtmlSections html={post.longDescription} />
        {tags.length > 0 && (
          <ul aria-label="Tags" className="tags">
            {tags.map((tag) => (
              <Chip as="li" dir="auto" key={tag}>
                {tag}
              </Chip>
            ))}
          </ul>
        )}
        <div className="ways-on">
          <div>{children}</div>
          <ShareBar title={post.title} to={paths.blog.to(post.blogId)} />
        </div>
      </div>
    </Columns>
  );
}

export function ArticleSkeleton() {
  return (
    <Columns as="div" role="status" aria-label="Loading the blog">
      <div>
        <Skeleton sx={{ fontSize: '2.5rem' }} />
        <Skeleton width="60%" sx={{ fontSize: '2.5rem' }} />
        <Skeleton width="50%" />
      </div>
      <Skeleton variant="rectangular" className="hero" sx={{ height: 'auto' }} />
      <div>
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} width={line === 7 ? '40%' : '100%'} />
        ))}
      </div>
    </Columns>
  );
}
