import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { findPhoneNumber } from '@/shared/format/phoneNumber';
import { SpriteIcon } from '@/shared/ui/Icon';
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

const Row = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <div className="row">
    <SpriteIcon name={icon} />
    <div dir="auto">{children}</div>
  </div>
);

const addressSkeleton = (
  <Row icon="place">
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
  const number = findPhoneNumber(cellNo);
  return (
    <Contact>
      {cellNo && (
        <Row icon="phone">{number ? <a href={`tel:${number.dialled}`}>{cellNo}</a> : cellNo}</Row>
      )}
      {email && (
        <Row icon="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
      )}
      <QueryView query={office} skeleton={addressSkeleton} inline>
        {() => address && <Row icon="place">{address}</Row>}
      </QueryView>
    </Contact>
  );
}
