import Box from '@mui/material/Box';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { ComponentType, ReactNode } from 'react';
import type { SocialPost } from '@/shared/contract/social';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { useGetSocialPostsQuery } from '../contentApi';
import { maxPosts, postsOf } from '../socialLinks';

const networks = ['Facebook', 'Instagram'];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(44px, 1fr))',
  gap: 1,
  maxWidth: 400,
} as const;
const tile = { display: 'block', aspectRatio: '1', overflow: 'hidden', borderRadius: 1 } as const;

function PostGrid({ network, posts }: { network: string; posts: readonly SocialPost[] }) {
  return (
    <Box component="ul" sx={grid}>
      {posts.map((post, index) => (
        <li key={`${post.socialMediaPostURL} ${String(index)}`}>
          <Box
            component="a"
            href={post.socialMediaPostURL}
            target="_blank"
            rel="noopener noreferrer"
            sx={tile}
          >
            <ResponsiveImage
              src={post.socialMediaImageURL}
              alt={`${post.caption || `${network} post ${String(index + 1)}`} (opens in a new tab)`}
              width={320}
              height={320}
              sizes="96px"
              maxWidth={320}
            />
          </Box>
        </li>
      ))}
    </Box>
  );
}

interface SocialPostsProps {
  /** What stands round the posts of a network; one without posts has none. */
  Section: ComponentType<{ title: string; children: ReactNode }>;
}

export function SocialPosts({ Section }: SocialPostsProps) {
  const sections = (all?: readonly SocialPost[]) =>
    networks.map((network) => {
      const posts = all && postsOf(all, network);
      if (posts?.length === 0) return null;
      return (
        <Section key={network} title={network}>
          {posts ? <PostGrid network={network} posts={posts} /> : postsSkeleton}
        </Section>
      );
    });
  return (
    <QueryView query={useGetSocialPostsQuery()} skeleton={sections()} inline>
      {sections}
    </QueryView>
  );
}

const postsSkeleton = (
  <Box aria-hidden sx={grid}>
    {Array.from({ length: maxPosts }, (_, index) => (
      <Skeleton key={index} variant="rectangular" sx={{ ...tile, height: 'auto' }} />
    ))}
  </Box>
);
