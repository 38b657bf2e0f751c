import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import { EmptyState } from './EmptyState';

/**
 * Shown if a shared link cannot be read. Offers a link to the shopper's own cart or list.
 * @param to address of the page with the shopper's own cart or list
 */
export function UnreadableLink({ to, label }: { to: string; label: string }) {
  return (
    <EmptyState
      Icon={LinkOffRounded}
      text="This link does not work. Part of it may be missing. Nothing was changed."
      link={{ href: to, children: label }}
    />
  );
}
