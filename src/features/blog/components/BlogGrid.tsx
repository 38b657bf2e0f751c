import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Blog } from '@/shared/contract/blog';
import { Reveal } from '@/shared/ui/Reveal';
import { BlogCard, BlogCardSkeleton } from './BlogCard';

const gridStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { xs: 2, md: 3 },
};

interface BlogGridProps {
  posts: readonly Blog[];
  headingLevel?: 'h2' | 'h3';
  eagerCardCount?: number;
}

export function BlogGrid({ posts, headingLevel = 'h2', eagerCardCount = 0 }: BlogGridProps) {
  return (
    <Box component="ul" sx={gridStyles}>
      {posts.map((post, index) => (
        <li key={post.blogId}>
          <Reveal fillsHeight>
            <BlogCard
              post={post}
              headingLevel={headingLevel}
              loadsEagerly={index < eagerCardCount}
            />
          </Reveal>
        </li>
      ))}
    </Box>
  );
}

export function BlogGridSkeleton() {
  return (
    <div role="status" aria-label="Loading blogs">
      <Box component="ul" aria-hidden sx={gridStyles}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <BlogCardSkeleton />
          </li>
        ))}
      </Box>
    </div>
  );
}
