import PrintRounded from '@mui/icons-material/PrintRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { companyFields, getCompanyLines } from '@/shared/contract/delivery';
import type { Delivery } from '@/shared/contract/delivery';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { FormField } from '@/shared/ui/FormField';
import { AsidePanel, TwoColumns } from '@/shared/ui/TwoColumns';
import { CompanyFields } from './CompanyFields';
import { getProFormaTexts } from '../orderText';
import { ProFormaSheet } from './ProFormaSheet';
import type { ProFormaContent } from './ProFormaSheet';

const customerFields = [
  { name: 'fullName', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 2 },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
] as const;

/** Selects the pro-forma sheet, the only element that is printed. */
const printAreaSelector = '[data-print-area]';
const printStyles = {
  '@media print': {
    '@page': { margin: '16mm' },
    body: { background: 'none !important' },
    [`body *:not(:has(${printAreaSelector})):not(${printAreaSelector}):not(${printAreaSelector} *)`]:
      {
        display: 'none !important',
      },
    [printAreaSelector]: { border: '0 !important', padding: '0 !important' },
    [`:has(${printAreaSelector})`]: {
      padding: '0 !important',
      margin: '0 !important',
      display: 'block',
    },
  },
};

interface ProFormaProps extends Omit<ProFormaContent, 'customer'> {
  customer: Partial<Delivery>;
  /** Phone number of the company, for the WhatsApp link. */
  cellNo: string;
  /** Notices about problems to solve before printing. */
  children?: ReactNode;
}

/**
 * Shows a pro-forma invoice and asks for the few customer details that it needs. The shop neither
 * stores nor sends these details. The shopper can send them in a chat.
 */
export function ProForma({
  customer: initialCustomer,
  cellNo,
  children,
  ...proFormaContent
}: ProFormaProps) {
  const [customer, setCustomer] = useState(initialCustomer);
  const { fullName, company, phone, address, city } = customer;
  const getFieldProps = (name: keyof Delivery) => ({
    value: customer[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setCustomer({ ...customer, [name]: target.value }),
  });
  const name = company || (fullName ?? '');
  const lines = [
    company && fullName,
    phone,
    address,
    city,
    ...getCompanyLines({ ...customer, company: '' }),
  ];
  const proFormaTexts = getProFormaTexts({ ...proFormaContent, customer: [name, ...lines] });
  const chatUrl = getWhatsAppUrl(cellNo, proFormaTexts.chatText);
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <TwoColumns>
        <AsidePanel sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3" component="h2">
            Customer details
          </Typography>
          {customerFields.map((fieldProps) => (
            <FormField
              key={fieldProps.name}
              {...fieldProps}
              optional
              {...getFieldProps(fieldProps.name)}
            />
          ))}
          <CompanyFields
            givenValues={companyFields.map((name) => customer[name])}
            getFieldProps={getFieldProps}
          />
          {children}
          <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          {chatUrl && (
            <Button
              variant="outlined"
              href={chatUrl}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<WhatsApp />}
              aria-label="Send on WhatsApp (opens in a new tab)"
              onClick={() => {
                // The full text is too long for a link, so it is copied. The shopper can paste it
                // after the summary.
                if (proFormaTexts.chatText !== proFormaTexts.fullText)
                  void copyText(proFormaTexts.fullText);
              }}
            >
              Send on WhatsApp
            </Button>
          )}
          <Typography variant="body2" color="textSecondary">
            To save it, choose “Save as PDF” as the printer.
          </Typography>
        </AsidePanel>
        <ProFormaSheet {...proFormaContent} customer={{ name, lines }} />
      </TwoColumns>
    </>
  );
}
