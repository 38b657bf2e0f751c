import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { joinParts } from '@/shared/text/isolate';
import type { DescribedLine } from '../lineChanges';
import { CheckoutNotice } from './CheckoutNotice';

interface ChangesNoticeProps {
  title: string;
  changes: readonly DescribedLine[];
  /**
   * How many times these changes stopped the shopper from placing the order. The notice receives
   * the focus each time.
   */
  blockedCount: number;
  onAccept: () => void;
}

/**
 * Lists changed cart lines, so that the shopper can accept the changes. Renders nothing if there are
 * no changes.
 */
export function ChangesNotice({ title, changes, blockedCount, onAccept }: ChangesNoticeProps) {
  if (changes.length === 0) return null;
  const acceptChanges = () => {
    onAccept();
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };
  return (
    <CheckoutNotice title={title} blockedCount={blockedCount}>
      <Box component="ul" sx={{ my: 1, pl: 2.5, listStyle: 'disc' }}>
        {changes.map(({ line, text }, index) => (
          <li key={index}>
            <span>{`${joinParts([line.name, line.packDescription], ', ')}: `}</span>
            <strong>{text}</strong>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={acceptChanges}>
        Accept the changes
      </Button>
    </CheckoutNotice>
  );
}
