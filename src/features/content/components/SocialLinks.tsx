import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { QueryView } from '@/shared/ui/QueryView';
import { useGetSocialLinksQuery } from '../contentApi';
import { selectSocialLinks } from '../socialLinks';
import { networkIcons } from './networkIcons';

interface SocialLinksProps {
  /** Whether a failure shows nothing, for areas without room for a message, such as the top bar. */
  isSilent?: boolean;
}

export function SocialLinks({ isSilent = false }: SocialLinksProps) {
  const query = useGetSocialLinksQuery();
  if (isSilent && query.isError && !query.data) return null;
  return (
    <QueryView query={query} skeleton={<Box sx={{ height: 44 }} />} inline>
      {(data) => <LinkList links={selectSocialLinks(data)} />}
    </QueryView>
  );
}

function LinkList({ links }: { links: ReturnType<typeof selectSocialLinks> }) {
  if (links.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Social media"
      sx={{ display: 'flex', flexWrap: 'wrap', ml: '-10px' }}
    >
      {links.map(({ id, prefix, network, url }) => {
        const Icon = networkIcons[prefix];
        return (
          <li key={id}>
            <IconButton
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${network} (opens in a new tab)`}
            >
              <Icon />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
