import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface TabbedContentProps {
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  label: string;
  /** The open tab. By default, it is the first tab. */
  value: string | undefined;
  onChange: (tabId: string) => void;
}

/** Tabs with panels. A panel is rendered when it is first opened, and stays mounted. */
export function TabbedContent({ tabs, label, value, onChange }: TabbedContentProps) {
  const id = useId();
  const activeId = (tabs.find((tab) => tab.id === value) ?? tabs[0])?.id;
  const [openedTabIds, setOpenedTabIds] = useState([activeId]);
  if (!openedTabIds.includes(activeId)) setOpenedTabIds([...openedTabIds, activeId]);

  return (
    <>
      <Tabs
        aria-label={label}
        value={activeId}
        onChange={(_event, tabId: string) => onChange(tabId)}
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== activeId}
          sx={{ pt: 3 }}
        >
          {openedTabIds.includes(tab.id) && tab.panel}
        </Box>
      ))}
    </>
  );
}
