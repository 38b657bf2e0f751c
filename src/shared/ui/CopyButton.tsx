import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  text: string;
  label: string;
  variant?: 'outlined' | 'contained';
  onCopied?: () => void;
  /** The browser refused the clipboard: offer the text itself. */
  onRefused?: () => void;
}

export function CopyButton({
  text,
  label,
  variant = 'outlined',
  onCopied,
  onRefused,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  const { start: forgetSoon } = useTimeout(() => setCopied(false), 3000);

  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (done) {
      forgetSoon();
      onCopied?.();
    } else {
      onRefused?.();
    }
  };

  return (
    <>
      <Button
        variant={variant}
        startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied'}</VisuallyHidden>
    </>
  );
}
