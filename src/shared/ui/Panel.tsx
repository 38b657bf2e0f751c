import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import type { ElementType } from 'react';
import { mergeSx } from './mergeSx';

interface PanelProps extends CardProps {
  component?: ElementType;
}

/** A card for one subject. `aria-label` makes it a landmark. */
export const Panel = ({ sx, ...props }: PanelProps) => (
  <Card
    component="section"
    {...props}
    sx={mergeSx({ overflow: 'visible', p: { xs: 2, sm: 3 } }, sx)}
  />
);
