import Box from '@mui/material/Box';
import { Skeleton } from '@/shared/ui/Skeleton';
import { messageOf } from '@/shared/api/apiError';
import type { ClientSettings } from '@/shared/contract/client';
import { paths } from '@/shared/config/paths';
import { isBlank } from '@/shared/lib/html';
import { ErrorState } from '@/shared/ui/ErrorState';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { LinkButton } from '@/shared/ui/PlainButton';
import { useGetClientSettingsQuery } from '../contentApi';

interface CompanyTextProps {
  field: keyof ClientSettings;
  /** Said where the company has not written this text; left out, the place stays empty. */
  empty?: string;
}

/** One of the company's own texts (call 15), with its skeleton and its failure. */
export function CompanyText({ field, empty }: CompanyTextProps) {
  const { data, error, isLoading, refetch } = useGetClientSettingsQuery();
  if (isLoading) return <TextSkeleton />;
  if (!data && error) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const html = data?.[field];
  if (!html || isBlank(html)) {
    return empty ? (
      <EmptyState
        text={empty}
        action={
          <LinkButton to={paths.contact.to()} variant="outlined">
            Write to us
          </LinkButton>
        }
      />
    ) : null;
  }
  return <HtmlContent html={html} />;
}

/** Fourteen lines: about what a company says first on a phone, so that what follows moves little. */
function TextSkeleton() {
  return (
    <Box role="status" aria-label="Loading the text">
      {Array.from({ length: 14 }, (_, line) => (
        <Box key={line} sx={{ display: 'flex', alignItems: 'center', height: '1.65em' }}>
          <Skeleton variant="rounded" width={line % 5 === 4 ? '60%' : '100%'} height="0.7em" />
        </Box>
      ))}
    </Box>
  );
}
