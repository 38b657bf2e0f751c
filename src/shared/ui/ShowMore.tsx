import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatCounted } from '@/shared/format/formatCounted';

interface ShowMoreProps {
  shownCount: number;
  total: number;
  onShowMore: () => void;
  /** What is counted, such as 'product'. */
  noun: string;
  label?: string;
}

/**
 * The end of a long list: how much of it is visible, and a button for more until everything is
 * shown.
 */
export function ShowMore({
  shownCount,
  total,
  onShowMore,
  noun,
  label = 'Show More',
}: ShowMoreProps) {
  const remainingCount = total - shownCount;
  const statusRef = useRef<HTMLParagraphElement>(null);
  const wasPressedRef = useRef(false);

  useEffect(() => {
    // Moves the focus, because the focused button is gone. Otherwise, Tab would start again at the
    // top of the page.
    if (wasPressedRef.current && remainingCount <= 0)
      statusRef.current?.focus({ preventScroll: true });
    wasPressedRef.current = false;
  }, [remainingCount]);

  return (
    <Stack sx={{ alignItems: 'center', gap: 2, mt: 5 }}>
      <Typography variant="body2" color="textSecondary" ref={statusRef} role="status" tabIndex={-1}>
        {remainingCount > 0
          ? `${shownCount} of ${formatCounted(total, noun)}`
          : `${total > 1 ? 'All ' : ''}${formatCounted(total, noun)} shown`}
      </Typography>
      {remainingCount > 0 && (
        <Button
          variant="outlined"
          onClick={() => {
            wasPressedRef.current = true;
            onShowMore();
          }}
        >
          {label}
        </Button>
      )}
    </Stack>
  );
}
