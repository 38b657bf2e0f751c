import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { mergeSx } from './mergeSx';

interface SelectFieldProps<Key extends string> {
  label: string;
  /** Labels by key, in the order of the options. */
  options: Readonly<Partial<Record<Key, string>>>;
  value: Key;
  onChange: (value: Key) => void;
  sx?: SxProps<Theme>;
}

/** A native select beside its label, or below it if large text leaves no room. */
export function SelectField<Key extends string>({
  label,
  options,
  value,
  onChange,
  sx,
}: SelectFieldProps<Key>) {
  const id = useId();
  return (
    <FormControl
      sx={mergeSx({ flexFlow: 'row wrap', alignItems: 'center', gap: 1, maxWidth: '100%' }, sx)}
    >
      <InputLabel htmlFor={id} sx={{ m: 0, fontWeight: 400, color: 'text.secondary' }}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        IconComponent={ExpandMoreRounded}
        value={value}
        onChange={(event) => onChange(event.target.value as Key)}
        sx={({ vars }) => ({
          flex: '1 1 7em',
          minWidth: 0,
          height: 44,
          borderRadius: vars.shape.pillRadius,
          fontWeight: 600,
        })}
      >
        {Object.entries<string | undefined>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
