import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import useForkRef from '@mui/utils/useForkRef';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { isolate } from '@/shared/text/isolate';
import { findCities, getCityCompletion, suggestCity, getKnownCities } from '../cities';

interface CityFieldProps extends Omit<ControllerRenderProps, 'value' | 'onChange' | 'disabled'> {
  value: string;
  onChange: (city: string) => void;
  error: string | undefined;
  /** When the order arrives there. */
  arrival: string;
}

/** Known cities can be chosen, any other is taken as it is typed, and one with a typo is asked about. */
export function CityField({ name, value, onChange, onBlur, ref, error, arrival }: CityFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(ref, input);
  const [open, setOpen] = useState(false);
  const meant = suggestCity(value);

  /** Enter would send the form with half a word. */
  const completeCity = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const isChosen = event.currentTarget.getAttribute('aria-activedescendant');
    const whole = event.key === 'Enter' && !isChosen && getCityCompletion(value);
    if (!whole) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    setOpen(false);
    onChange(whole);
  };

  const takeMeant = (city: string) => {
    onChange(city);
    input.current?.focus();
  };

  const question = meant !== undefined && (
    <Button
      onClick={() => takeMeant(meant)}
      sx={{ px: 0, justifyContent: 'flex-start', textAlign: 'start' }}
    >
      <span>{`Did you mean ${isolate(meant)}?`}</span>
    </Button>
  );

  return (
    <Autocomplete
      freeSolo
      disableClearable
      id={id}
      options={getKnownCities()}
      filterOptions={(_all, { inputValue }) => findCities(inputValue)}
      value={value}
      inputValue={value}
      onInputChange={(_event, city) => onChange(city)}
      open={open}
      onOpen={({ type, target }) => {
        // What the browser fills in from another field opens nothing.
        if (type !== 'change' || target === document.activeElement) setOpen(true);
      }}
      onClose={() => setOpen(false)}
      slotProps={{
        listbox: { 'aria-label': 'Cities', 'aria-labelledby': undefined },
        paper: { variant: 'outlined' },
      }}
      renderOption={({ key, ...option }, city) => (
        <li key={key} {...option}>
          <Box component="span" dir="auto" sx={{ flex: 1, py: 0.5, minHeight: 32 }}>
            {city}
          </Box>
        </li>
      )}
      renderInput={({ slotProps, ...props }) => (
        <TextField
          {...props}
          name={name}
          label="City"
          inputRef={inputRef}
          onBlur={onBlur}
          error={error !== undefined}
          // Its place is kept, so that nothing moves when a city is known or asked about.
          helperText={question || error || arrival || ' '}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              dir: 'auto',
              autoComplete: 'address-level2',
              autoCapitalize: 'words',
              'aria-required': true,
              'aria-describedby': `${id}-helper-text`,
              onKeyDown: completeCity,
            },
            formHelperText: { sx: { display: 'flex', alignItems: 'center', minHeight: 44, mt: 0 } },
          }}
        />
      )}
    />
  );
}
