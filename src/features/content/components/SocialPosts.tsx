import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { SocialPost } from '@/shared/contract/social';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { useGetSocialLinksQuery, useGetSocialPostsQuery } from '../contentApi';
import { findNetworkPage, maxPosts, postsOf } from '../socialLinks';

const networks = ['Facebook', 'Instagram'];

const Grid = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(44px, 1fr))',
  gap: 8,
  maxWidth: 400,
  '& a, & > li:empty': {
    // Safari would put a block below a line for the empty marker.
    display: 'inline-block',
    width: '100%',
    verticalAlign: 'top',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.shape.borderRadius,
  },
  '& > li:empty': { backgroundColor: vars.palette.grey[100] },
}));

export const postImage = { width: 320, height: 320, sizes: '96px', maxWidth: 320 };

const PostGrid = ({ network, posts }: { network: string; posts: readonly SocialPost[] }) => (
  <Grid>
    {posts.map((post, index) => (
      <li key={`${post.socialMediaPostURL} ${String(index)}`}>
        <a href={post.socialMediaPostURL} target="_blank" rel="noopener noreferrer">
          <ResponsiveImage
            src={post.socialMediaImageURL}
            alt={`${post.caption || `${network} post ${String(index + 1)}`} (opens in a new tab)`}
            {...postImage}
          />
        </a>
      </li>
    ))}
  </Grid>
);

interface SectionProps {
  title: string;
  /** Where the title leads. */
  href?: string | undefined;
  children: ReactNode;
}

interface SocialPostsProps {
  /** What stands round the posts of a network. */
  Section: ComponentType<SectionProps>;
}

/** Without posts the heading leads to the company's page on the network, where that is known. */
function EmptySection({ network, Section }: SocialPostsProps & { network: string }) {
  const { data: links = [] } = useGetSocialLinksQuery();
  return (
    <Section title={network} href={findNetworkPage(links, network)}>
      <p className="small muted">No posts yet.</p>
    </Section>
  );
}

export function SocialPosts({ Section }: SocialPostsProps) {
  const sections = (all?: readonly SocialPost[]) =>
    networks.map((network) => {
      const posts = all && postsOf(all, network);
      if (posts?.length === 0)
        return <EmptySection key={network} network={network} Section={Section} />;
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
  <Grid aria-hidden>
    {Array.from({ length: maxPosts }, (_, index) => (
      <li key={index} />
    ))}
  </Grid>
);
