import Box from '@mui/material/Box';
import type { Blog } from '@/shared/contract/blog';
import { Reveal } from '@/shared/ui/Reveal';
import { BlogCard, BlogCardSkeleton } from './BlogCard';

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

interface BlogGridProps {
  posts: readonly Blog[];
  headingLevel?: 'h2' | 'h3';
  eager?: number;
}

export function BlogGrid({ posts, headingLevel = 'h2', eager = 0 }: BlogGridProps) {
  return (
    <Box component="ul" sx={grid}>
      {posts.map((post, index) => (
        <Box component="li" key={post.blogId} sx={{ '& > div, & > div > div': { height: 1 } }}>
          <Reveal>
            <BlogCard post={post} headingLevel={headingLevel} eager={index < eager} />
          </Reveal>
        </Box>
      ))}
    </Box>
  );
}

export function BlogGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading blogs" sx={grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <BlogCardSkeleton key={index} />
      ))}
    </Box>
  );
}
