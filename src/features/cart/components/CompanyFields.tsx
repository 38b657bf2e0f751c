import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { companyFields, companyLabels, maxCompanyTextLength } from '@/shared/contract/delivery';
import type { CompanyField } from '@/shared/contract/delivery';
import { FormField } from '@/shared/ui/FormField';
import { sideBySideColumns } from '@/shared/ui/TwoColumns';

interface CompanyFieldsProps {
  /** Values of the fields, shown while the section is collapsed. */
  givenValues: readonly (string | undefined)[];
  getFieldProps: (name: CompanyField) => Partial<ComponentProps<typeof FormField>>;
}

export function CompanyFields({ givenValues, getFieldProps }: CompanyFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, expanded) => setIsOpen(expanded)}
      slotProps={{ heading: { component: 'div' } }}
      sx={{ borderBlock: 1, borderColor: 'divider' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreRounded />}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          <strong>Ordering for a business?</strong>
          {!isOpen && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              {givenValues.filter(Boolean).join(', ')}
            </Box>
          )}
        </Typography>
      </AccordionSummary>
      <AccordionDetails
        sx={{ display: 'grid', gap: 2.5, pt: 1, pb: 2.5, gridTemplateColumns: sideBySideColumns }}
      >
        {companyFields.map((name) => (
          <FormField
            key={name}
            label={companyLabels[name]}
            optional
            autoComplete={name === 'company' ? 'organization' : 'off'}
            maxLength={maxCompanyTextLength}
            {...(name === 'preferredDay' && { hint: 'For example Tuesday, or 3 December.' })}
            {...getFieldProps(name)}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
