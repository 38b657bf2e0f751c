import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chosenInForcedColours } from './forcedColours';

interface TabItem {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  tabs: readonly TabItem[];
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

const Panel = styled('div')({ paddingTop: 24 });

/** Which tab a key leads to, or none. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs by the ARIA pattern: arrows move, a panel is made when it is first opened and kept from then on. */
export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  const id = useId();
  const active = (tabs.find((tab) => tab.id === value) ?? tabs[0])?.id;
  const [opened, setOpened] = useState([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === active);
    const next = target(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <List ref={list} role="tablist" aria-label={label}>
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
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== active}
        >
          {opened.includes(tab.id) && tab.panel}
        </Panel>
      ))}
    </>
  );
}
