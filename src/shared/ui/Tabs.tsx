import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chosenInForcedColours } from './forcedColours';

interface TabsProps {
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  label: string;
  /** The tab that is open, where it is not the first one. */
  value: string | undefined;
  onChange: (tab: string) => void;
}

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Tab = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '0 16px',
  border: 0,
  borderBottom: '3px solid transparent',
  marginBottom: -1,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
    ...chosenInForcedColours,
  },
}));

/** Tabs by the ARIA pattern: arrows move, a panel is made when it is first opened and kept from then on. */
export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  const id = useId();
  const active = (tabs.find((tab) => tab.id === value) ?? tabs[0])?.id;
  const [opened, setOpened] = useState([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event;
    const index = tabs.findIndex((tab) => tab.id === active);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = (targets[key] ?? NaN) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Box
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== active}
          sx={{ pt: 3 }}
        >
          {opened.includes(tab.id) && tab.panel}
        </Box>
      ))}
    </>
  );
}
