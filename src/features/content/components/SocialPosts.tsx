import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import type { SocialPost } from '@/shared/contract/social';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { useGetSocialLinksQuery, useGetSocialPostsQuery } from '../contentApi';
import { findNetworkPage, maxPostsPerNetwork, getPosts } from '../socialLinks';

const networks = ['Facebook', 'Instagram'];

const gridStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(44px, 1fr))',
  gap: 1,
  maxWidth: 400,
};

const squareStyles: SxProps<Theme> = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 1,
};

export const postImage = { width: 320, height: 320, sizes: '96px', maxWidth: 320 };

const PostGrid = ({ network, posts }: { network: string; posts: readonly SocialPost[] }) => (
  <Box component="ul" sx={gridStyles}>
    {posts.map((post, index) => (
      <li key={`${post.socialMediaPostURL} ${String(index)}`}>
        <Link
          href={post.socialMediaPostURL}
          target="_blank"
          rel="noopener noreferrer"
          sx={squareStyles}
        >
          <ResponsiveImage
            src={post.socialMediaImageURL}
            alt={`${post.caption || `${network} post ${String(index + 1)}`} (opens in a new tab)`}
            {...postImage}
          />
        </Link>
      </li>
    ))}
  </Box>
);

interface SectionProps {
  title: string;
  /** Link target of the title. */
  href?: string | undefined;
  children: ReactNode;
}

interface SocialPostsProps {
  /** Component that shows the posts of one social network below a title. */
  Section: ComponentType<SectionProps>;
}

/**
 * Section of a network without posts. Its heading links to the company's page on the network, if
 * that page is known.
 */
function EmptySection({ network, Section }: SocialPostsProps & { network: string }) {
  const { data: links = [] } = useGetSocialLinksQuery();
  return (
    <Section title={network} href={findNetworkPage(links, network)}>
      <Typography variant="body2" color="textSecondary">
        No posts yet.
      </Typography>
    </Section>
  );
}

export function SocialPosts({ Section }: SocialPostsProps) {
  const renderSections = (allPosts?: readonly SocialPost[]) =>
    networks.map((network) => {
      const posts = allPosts && getPosts(allPosts, network);
      if (posts?.length === 0)
        return <EmptySection key={network} network={network} Section={Section} />;
      return (
        <Section key={network} title={network}>
          {posts ? <PostGrid network={network} posts={posts} /> : postsSkeleton}
        </Section>
      );
    });
  return (
    <QueryView query={useGetSocialPostsQuery()} skeleton={renderSections()} inline>
      {renderSections}
    </QueryView>
  );
}

const postsSkeleton = (
  <Box aria-hidden sx={gridStyles}>
    {Array.from({ length: maxPostsPerNetwork }, (_, index) => (
      <Skeleton key={index} variant="rounded" sx={squareStyles} />
    ))}
  </Box>
);
