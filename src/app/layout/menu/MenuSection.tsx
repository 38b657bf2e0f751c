import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { menuRow } from './menuRow';

interface MenuSectionProps {
  title: string;
  expanded: boolean;
  onToggle: () => void;
  level: 0 | 1;
  children: ReactNode;
}

export function MenuSection({ title, expanded, onToggle, level, children }: MenuSectionProps) {
  const id = useId();
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={onToggle}
        sx={{ ...menuRow, pl: 2.5 + level * 2, fontWeight: expanded ? 600 : 400 }}
      >
        {title}
        <ExpandMoreRounded
          sx={{
            color: 'text.secondary',
            transform: expanded ? 'rotate(180deg)' : 'none',
            transition: 'transform 0.2s',
          }}
        />
      </Box>
      <Collapse in={expanded} timeout={200} id={id} unmountOnExit>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      </Collapse>
    </li>
  );
}
