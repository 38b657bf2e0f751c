import CallRounded from '@mui/icons-material/CallRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { findPhoneNumber } from '@/shared/format/phoneNumber';
import { QueryView } from '@/shared/ui/QueryView';
import { useGetHeadOfficeQuery } from '../contentApi';
import { useClientInfo } from '../clientInfoApi';

interface RowProps {
  Icon: typeof CallRounded;
  children: ReactNode;
}

const Row = ({ Icon, children }: RowProps) => (
  <Box sx={{ display: 'flex', gap: '10px', minHeight: 44, py: 1.25, lineHeight: 1.5 }}>
    <Icon sx={{ fontSize: 22, color: 'text.secondary' }} />
    <Box dir="auto" sx={{ minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} color="textPrimary" sx={{ display: 'inline-block', my: -1.25, py: 1.25 }}>
    {children}
  </Link>
);

const addressSkeleton = (
  <Row Icon={PlaceOutlined}>
    {/* Most addresses need three lines of text. */}
    {[180, 200, 120].map((width) => (
      <Skeleton key={width} aria-hidden width={width} sx={{ lineHeight: 1.5 }} />
    ))}
  </Row>
);

export function ContactInfo({ isNear }: { isNear: boolean }) {
  const { cellNo, email } = useClientInfo();
  const officeQuery = useGetHeadOfficeQuery(undefined, { skip: !isNear });
  const address = officeQuery.data?.locationAddress;
  const phoneNumber = findPhoneNumber(cellNo);
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {cellNo && (
        <Row Icon={CallRounded}>
          {phoneNumber ? (
            <ContactLink href={`tel:${phoneNumber.dialNumber}`}>{cellNo}</ContactLink>
          ) : (
            cellNo
          )}
        </Row>
      )}
      {email && (
        <Row Icon={MailOutlineRounded}>
          <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
        </Row>
      )}
      <QueryView query={officeQuery} skeleton={addressSkeleton} inline>
        {() => address && <Row Icon={PlaceOutlined}>{address}</Row>}
      </QueryView>
    </Box>
  );
}
