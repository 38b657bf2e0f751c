import { styled } from '@mui/material/styles';

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 18,
    bottom: 17,
    width: 8,
    height: 8,
    border: 'solid currentcolor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-2px) rotate(45deg)',
    pointerEvents: 'none',
  },
  '& select': {
    appearance: 'none',
    // Below its label, where large text leaves no room beside it.
    flex: '1 1 7em',
    minWidth: 0,
    minHeight: 44,
    padding: '0 38px 0 16px',
    border: '1px solid',
    borderColor: theme.vars.palette.divider,
    borderRadius: 'var(--pill)',
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
  },
}));

interface NativeSelectProps<Key extends string> {
  label: string;
  /** In their order, with what each is called. */
  options: Readonly<Partial<Record<Key, string>>>;
  value: Key;
  onChange: (value: Key) => void;
}

/** One out of a few, beside its label. */
export function NativeSelect<Key extends string>({
  label,
  options,
  value,
  onChange,
}: NativeSelectProps<Key>) {
  return (
    <Label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Key)}>
        {Object.entries<string | undefined>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Label>
  );
}
