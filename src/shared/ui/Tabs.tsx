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

const Root = styled('div')(({ theme: { vars } }) => ({
  '& > [role=tablist]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& > * > [role=tab]': {
    minHeight: 48,
    padding: '0 16px',
    border: 0,
    borderBottom: '3px solid transparent',
    marginBottom: -1,
    font: 'inherit',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    background: 'none',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    '&[aria-selected="true"]': {
      color: vars.palette.text.primary,
      borderBottomColor: vars.palette.primary.main,
      ...chosenInForcedColours,
    },
  },
  '& > [role=tabpanel]': { paddingTop: 24 },
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
    currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <Root>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
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
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== active}
        >
          {opened.includes(tab.id) && tab.panel}
        </div>
      ))}
    </Root>
  );
}
