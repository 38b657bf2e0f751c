import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useGetHeadOfficeQuery } from '../contentApi';
import { useClientInfo } from '../clientInfoApi';

const Contact = styled('address')(({ theme: { vars } }) => ({
  fontStyle: 'normal',
  '& > .row': {
    display: 'flex',
    gap: 10,
    minHeight: 44,
    paddingBlock: 10,
    lineHeight: 1.5,
    '& > svg': { flexShrink: 0, fontSize: 22, color: vars.palette.text.secondary },
    '& > div': { minWidth: 0 },
  },
  '& a': {
    display: 'inline-block',
    marginBlock: -10,
    paddingBlock: 10,
    color: vars.palette.text.primary,
  },
}));

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="row">
    {icon}
    <div>{children}</div>
  </div>
);

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
    <Contact>
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
    </Contact>
  );
}
