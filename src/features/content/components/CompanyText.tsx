import Skeleton from '@mui/material/Skeleton';
import type { ClientSettings } from '@/shared/contract/client';
import { paths } from '@/shared/config/paths';
import { isBlank } from '@/shared/html/html';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HtmlSections } from '@/shared/ui/HtmlContent';
import { QueryView } from '@/shared/ui/QueryView';
import { useGetClientSettingsQuery } from '../contentApi';

interface CompanyTextProps {
  field: keyof ClientSettings;
  /** Said where the company has not written this text; left out, the place stays empty. */
  empty?: string;
}

export function CompanyText({ field, empty }: CompanyTextProps) {
  return (
    <QueryView query={useGetClientSettingsQuery()} skeleton={<TextSkeleton />}>
      {(settings) => {
        const html = settings?.[field] ?? '';
        if (!isBlank(html)) return <HtmlSections html={html} />;
        return (
          empty && (
            <EmptyState text={empty} link={{ href: paths.contact.to(), children: 'Write to us' }} />
          )
        );
      }}
    </QueryView>
  );
}

/** Fourteen lines: about what a company says first on a phone, so that what follows moves little. */
function TextSkeleton() {
  return (
    <div role="status" aria-label="Loading the text">
      {Array.from({ length: 14 }, (_, line) => (
        <Skeleton key={line} width={line % 5 === 4 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
