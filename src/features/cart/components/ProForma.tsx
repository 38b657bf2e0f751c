import PrintRounded from '@mui/icons-material/PrintRounded';
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

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 2 },
] as const;
type Customer = Record<(typeof fields)[number]['name'], string>;

interface ProFormaProps extends Omit<ProFormaFacts, 'customer'> {
  customer: Omit<Customer, 'company'>;
  /** What there is to settle before it is printed. */
  children?: ReactNode;
}

/** The paper beside the few words about the customer that it needs; nothing of them is kept or sent. */
export function ProForma({ customer: known, children, ...facts }: ProFormaProps) {
  const [customer, setCustomer] = useState<Customer>({ company: '', ...known });
  const { name, company, phone, address } = customer;
  return (
    <>
      <PrintStyles />
      <TwoColumns>
        <Panel data-aside sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3">For whom</Typography>
          {fields.map((field) => (
            <FormField
              key={field.name}
              {...field}
              optional
              value={customer[field.name]}
              onChange={({ target }) => setCustomer({ ...customer, [field.name]: target.value })}
            />
          ))}
          {children}
          <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          <Typography variant="body2" color="textSecondary">
            To save it, choose PDF as the printer.
          </Typography>
        </Panel>
        <ProFormaSheet
          {...facts}
          customer={{ name: company || name, lines: [company && name, phone, address] }}
        />
      </TwoColumns>
    </>
  );
}
