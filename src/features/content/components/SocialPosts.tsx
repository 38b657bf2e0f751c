import Box from '@mui/material/Box';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { SocialPost } from '@/shared/contract/social';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { useGetSocialPostsQuery } from '../contentApi';
import { maxPosts, postsOf } from '../socialLinks';
import type { PostNetwork } from '../socialLinks';

const networks: readonly PostNetwork[] = ['Facebook', 'Instagram'];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(44px, 1fr))',
  gap: 1,
  maxWidth: 400,
} as const;
const tile = { display: 'block', aspectRatio: '1', overflow: 'hidden', borderRadius: 1 } as const;

function PostGrid({ network, posts }: { network: PostNetwork; posts: readonly SocialPost[] }) {
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

/** The newest posts of each network, in the section that the caller draws; a network without posts has none. */
export function SocialPosts({
  section,
}: {
  section: (title: PostNetwork, posts: ReactNode) => ReactNode;
}) {
  const query = useGetSocialPostsQuery();
  const sections = (postsIn: (network: PostNetwork) => ReactNode) =>
    networks.map((network) => {
      const posts = postsIn(network);
      return posts && <Fragment key={network}>{section(network, posts)}</Fragment>;
    });
  return (
    <QueryView query={query} skeleton={sections(() => postsSkeleton)} inline>
      {(data) =>
        sections((network) => {
          const posts = postsOf(data, network);
          return posts.length > 0 && <PostGrid network={network} posts={posts} />;
        })
      }
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
