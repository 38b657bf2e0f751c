import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { companyFields, companyLabels, maxCompanyText } from '@/shared/contract/delivery';
import type { CompanyField } from '@/shared/contract/delivery';
import { FormField } from '@/shared/ui/FormField';
import { sideBySide } from './TwoColumns';

interface CompanyFieldsProps {
  /** What stands in the fields, to be seen while they are folded. */
  given: readonly (string | undefined)[];
  field: (name: CompanyField) => Partial<ComponentProps<typeof FormField>>;
}

export function CompanyFields({ given, field }: CompanyFieldsProps) {
  return (
    <Box
      component="details"
      sx={{
        borderBlock: 1,
        borderColor: 'divider',
        '& summary': { py: 1.25, fontWeight: 600, cursor: 'pointer', overflowWrap: 'anywhere' },
        '& summary span': { fontWeight: 400, color: 'text.secondary' },
        '&[open] summary span': { display: 'none' },
      }}
    >
      <summary>
        For a company <span>{given.filter(Boolean).join(', ')}</span>
      </summary>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1, pb: 2.5, gridTemplateColumns: sideBySide }}>
        {companyFields.map((name) => (
          <FormField
            key={name}
            label={companyLabels[name]}
            optional
            autoComplete={name === 'company' ? 'organization' : 'off'}
            maxLength={maxCompanyText}
            {...(name === 'preferredDay' && { hint: 'Such as Tuesday, or 3 December.' })}
            {...field(name)}
          />
        ))}
      </Box>
    </Box>
  );
}
