import PrintRounded from '@mui/icons-material/PrintRounded';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { companyFields, companyLines } from '@/shared/contract/delivery';
import type { CompanyField } from '@/shared/contract/delivery';
import { Button } from '@/shared/ui/Button';
import { FormField } from '@/shared/ui/FormField';
import { CompanyFields } from './CompanyFields';
import { Panel } from './Panel';
import { PrintStyles } from './PrintStyles';
import { ProFormaSheet } from './ProFormaSheet';
import type { ProFormaFacts } from './ProFormaSheet';
import { TwoColumns } from './TwoColumns';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 2 },
] as const;
type Customer = Record<(typeof fields)[number]['name'], string> &
  Partial<Record<CompanyField, string>>;

interface ProFormaProps extends Omit<ProFormaFacts, 'customer'> {
  customer: Customer;
  /** What there is to settle before it is printed. */
  children?: ReactNode;
}

/** The paper beside the few words about the customer that it needs; nothing of them is kept or sent. */
export function ProForma({ customer: known, children, ...facts }: ProFormaProps) {
  const [customer, setCustomer] = useState(known);
  const { name, company, phone, address } = customer;
  const field = (name: keyof Customer) => ({
    value: customer[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setCustomer({ ...customer, [name]: target.value }),
  });
  return (
    <>
      <PrintStyles />
      <TwoColumns>
        <Panel data-aside sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3">Made out to</Typography>
          {fields.map((each) => (
            <FormField key={each.name} {...each} optional {...field(each.name)} />
          ))}
          <CompanyFields given={companyFields.map((name) => customer[name])} field={field} />
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
          customer={{
            name: company || name,
            lines: [company && name, phone, address, ...companyLines({ ...customer, company: '' })],
          }}
        />
      </TwoColumns>
    </>
  );
}
