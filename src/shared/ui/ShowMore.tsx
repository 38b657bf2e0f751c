import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { counted } from '@/shared/format/counted';
import { Button } from './Button';

const Foot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  marginTop: 40,
});

interface ShowMoreProps {
  shown: number;
  total: number;
  onShowMore: () => void;
  /** What is counted: 'product'. */
  noun: string;
  label?: string;
}

/** The foot of a long list: how much of it shows, and a button for more that goes when all is shown. */
export function ShowMore({ shown, total, onShowMore, noun, label = 'Show More' }: ShowMoreProps) {
  const rest = total - shown;
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    // The button that had the focus is gone; without this the keyboard would start again at the top.
    if (pressed.current && rest <= 0) status.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [rest]);

  return (
    <Foot>
      <p ref={status} role="status" tabIndex={-1} className="small muted">
        {rest > 0
          ? `${shown} of ${counted(total, noun)}`
          : `${total > 1 ? 'All ' : ''}${counted(total, noun)} shown`}
      </p>
      {rest > 0 && (
        <Button
          variant="outlined"
          onClick={() => {
            pressed.current = true;
            onShowMore();
          }}
        >
          {label}
        </Button>
      )}
    </Foot>
  );
}
