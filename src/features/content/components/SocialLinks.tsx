import { IconButton } from '@/shared/ui/Button';
import { SpriteIcon } from '@/shared/ui/Icon';
import { QueryView } from '@/shared/ui/QueryView';
import { useGetSocialLinksQuery } from '../contentApi';
import { shownSocialLinks } from '../socialLinks';

interface SocialLinksProps {
  /** Where there is no room for words (the top bar), a failure leaves the place empty. */
  silent?: boolean;
}

export function SocialLinks({ silent = false }: SocialLinksProps) {
  const query = useGetSocialLinksQuery();
  if (silent && query.isError && !query.data) return null;
  return (
    <QueryView query={query} skeleton={<div style={{ height: 44 }} />} inline>
      {(data) => <LinkList links={shownSocialLinks(data)} />}
    </QueryView>
  );
}

function LinkList({ links }: { links: ReturnType<typeof shownSocialLinks> }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Social media" style={{ display: 'flex', flexWrap: 'wrap', marginLeft: -10 }}>
      {links.map(({ id, prefix, network, url }) => (
        <li key={id}>
          <IconButton
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${network} (opens in a new tab)`}
          >
            <SpriteIcon name={prefix} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
