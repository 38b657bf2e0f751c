import { styled } from '@mui/material/styles';
import type { Blog } from '@/shared/contract/blog';
import { lineClamp } from '@/shared/ui/lineClamp';
import { Reveal } from '@/shared/ui/Reveal';
import { BlogCard, BlogCardSkeleton } from './BlogCard';
import { postMeta } from './PostMeta';

/** The cards within are plain elements. */
const Grid = styled('ul')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.up('md')]: { gap: 24 },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // `Reveal`'s elements.
  '& > li > div, & > li > div > div': { height: '100%' },
  '& article': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    transition: 'border-color 0.2s',
    '&:hover': { borderColor: vars.palette.text.secondary },
  },
  '& .cover': { aspectRatio: '16 / 9' },
  '& .words': { display: 'flex', flex: 1, flexDirection: 'column', gap: 8, padding: 20 },
  '& :is(h2, h3)': { fontSize: '1.125rem', lineHeight: 1.3 },
  '& a': {
    ...lineClamp(3),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': { ...lineClamp(3), marginBottom: 8, color: vars.palette.text.secondary },
  ...postMeta,
}));

interface BlogGridProps {
  posts: readonly Blog[];
  headingLevel?: 'h2' | 'h3';
  eager?: number;
}

export function BlogGrid({ posts, headingLevel = 'h2', eager = 0 }: BlogGridProps) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <li key={post.blogId}>
          <Reveal>
            <BlogCard post={post} headingLevel={headingLevel} eager={index < eager} />
          </Reveal>
        </li>
      ))}
    </Grid>
  );
}

export function BlogGridSkeleton() {
  return (
    <div role="status" aria-label="Loading blogs">
      <Grid aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <BlogCardSkeleton />
          </li>
        ))}
      </Grid>
    </div>
  );
}
