import Box from '@mui/material/Box';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/apiError';
import type { SocialPost } from '@/shared/contract/social';
import { InlineError } from '@/shared/ui/InlineError';
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
  m: 0,
  p: 0,
  listStyle: 'none',
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
  const { data, error, isLoading, refetch } = useGetSocialPostsQuery();
  if (isLoading) {
    return networks.map((network) => (
      <Box key={network} sx={{ display: 'contents' }}>
        {section(
          network,
          <Box aria-hidden sx={grid}>
            {Array.from({ length: maxPosts }, (_, index) => (
              <Skeleton key={index} variant="rectangular" sx={{ ...tile, height: 'auto' }} />
            ))}
          </Box>,
        )}
      </Box>
    ));
  }
  if (!data && error) {
    return <InlineError message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return networks.map((network) => {
    const posts = postsOf(data ?? [], network);
    return posts.length === 0 ? null : (
      <Box key={network} sx={{ display: 'contents' }}>
        {section(network, <PostGrid network={network} posts={posts} />)}
      </Box>
    );
  });
}
