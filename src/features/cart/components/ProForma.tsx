import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { FormField } from '@/shared/ui/FormField';
import { Panel } from './Panel';
import { PrintStyles } from './PrintStyles';
import { ProFormaSheet } from './ProFormaSheet';
import type { ProFormaFacts } from './ProFormaSheet';
import { TwoColumns } from './TwoColumns';

export interface Customer {
  name: string;
  company: string;
  phone: string;
  address: string;
}

interface ProFormaProps extends Omit<ProFormaFacts, 'customer'> {
  customer: Customer;
  /** What there is to settle before it is printed. */
  children?: ReactNode;
}

/** The paper beside the few words about the customer that it needs; nothing of them is kept or sent. */
export function ProForma({ customer: known, children, ...facts }: ProFormaProps) {
  const [customer, setCustomer] = useState(known);
  const field = (name: keyof Customer) => ({
    name,
    value: customer[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setCustomer({ ...customer, [name]: target.value }),
  });
  const { name, company, phone, address } = customer;
  return (
    <>
      <PrintStyles />
      <TwoColumns
        asideFirst
        main={
          <ProFormaSheet
            {...facts}
            customer={{ name: company || name, lines: [company && name, phone, address] }}
          />
        }
        aside={
          <Panel sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="h3" component="h2">
              For whom
            </Typography>
            <FormField label="Name" optional autoComplete="name" {...field('name')} />
            <FormField label="Company" optional autoComplete="organization" {...field('company')} />
            <FormField
              label="Phone"
              type="tel"
              inputMode="tel"
              optional
              autoComplete="tel"
              {...field('phone')}
            />
            <FormField
              label="Address"
              rows={2}
              optional
              autoComplete="street-address"
              {...field('address')}
            />
            {children}
            <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
              Print or save as PDF
            </Button>
            <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              To save it, choose PDF as the printer.
            </Box>
          </Panel>
        }
      />
    </>
  );
}
