import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface MenuSectionProps {
  title: string;
  expanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function MenuSection({ title, expanded, onToggle, children }: MenuSectionProps) {
  const id = useId();
  return (
    <li>
      <button type="button" aria-expanded={expanded} aria-controls={id} onClick={onToggle}>
        {title}
        <ExpandMoreRounded />
      </button>
      <Collapse in={expanded} timeout={200} id={id} unmountOnExit>
        <ul>{children}</ul>
      </Collapse>
    </li>
  );
}
