import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import { EmptyState } from './EmptyState';

/** @param to page with the shopper's own data */
export function UnreadableLink({ to, label }: { to: string; label: string }) {
  return (
    <EmptyState
      Icon={LinkOffRounded}
      text="This link does not work. Part of it may be missing. Nothing was changed."
      link={{ href: to, children: label }}
    />
  );
}
