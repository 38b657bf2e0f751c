import type { ClientSettings } from '@/shared/contract/client';
import { paths } from '@/shared/config/paths';
import { isBlankHtml } from '@/shared/html/html';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HtmlSections } from '@/shared/ui/HtmlContent';
import { QueryView } from '@/shared/ui/QueryView';
import { TextSkeleton } from '@/shared/ui/TextSkeleton';
import { useGetClientSettingsQuery } from '../contentApi';

interface CompanyTextProps {
  field: keyof ClientSettings;
  /** Message if the company has not written this text. If omitted, nothing is shown. */
  emptyText?: string;
}

export function CompanyText({ field, emptyText }: CompanyTextProps) {
  return (
    <QueryView
      query={useGetClientSettingsQuery()}
      skeleton={<TextSkeleton label="Loading the text" />}
    >
      {(settings) => {
        const html = settings?.[field] ?? '';
        if (!isBlankHtml(html)) return <HtmlSections html={html} />;
        return (
          emptyText && (
            <EmptyState
              text={emptyText}
              link={{ href: paths.contact.to(), children: 'Write to us' }}
            />
          )
        );
      }}
    </QueryView>
  );
}
