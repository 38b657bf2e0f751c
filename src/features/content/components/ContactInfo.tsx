import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useGetHeadOfficeQuery } from '../contentApi';
import { useClientInfo } from '../clientInfoApi';

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        minHeight: 44,
        py: 1.25,
        lineHeight: 1.5,
        '& svg': { fontSize: 22, color: 'text.secondary', flexShrink: 0 },
        '& a': { display: 'inline-block', my: -1.25, py: 1.25, color: 'text.primary' },
      }}
    >
      {icon}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const addressSkeleton = (
  <Row icon={<PlaceOutlined aria-hidden />}>
    {/* Addresses mostly take three lines. */}
    {[180, 200, 120].map((width) => (
      <Skeleton key={width} aria-hidden width={width} sx={{ lineHeight: 1.5 }} />
    ))}
  </Row>
);

export function ContactInfo({ near }: { near: boolean }) {
  const { cellNo, email } = useClientInfo();
  const office = useGetHeadOfficeQuery(undefined, { skip: !near });
  const address = office.data?.locationAddress;
  const dialled = cellNo.replace(/[^\d+]/g, '');
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {dialled && (
        <Row icon={<PhoneRounded aria-hidden />}>
          <a href={`tel:${dialled}`}>{cellNo}</a>
        </Row>
      )}
      {email && (
        <Row icon={<MailOutlineRounded aria-hidden />}>
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
      )}
      <QueryView query={office} skeleton={addressSkeleton} inline>
        {() => address && <Row icon={<PlaceOutlined aria-hidden />}>{address}</Row>}
      </QueryView>
    </Box>
  );
}
