import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import useForkRef from '@mui/utils/useForkRef';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { isComposing } from '@/shared/browser/isComposing';
import { isolate } from '@/shared/text/isolate';
import { findCities, getCityCompletion, suggestCity, getKnownCities } from '../cities';

interface CityFieldProps extends Omit<ControllerRenderProps, 'value' | 'onChange' | 'disabled'> {
  value: string;
  onChange: (city: string) => void;
  readOnly: boolean;
  error: string | undefined;
  /** Text about when the order arrives in this city, or `''` if no date is promised. */
  arrivalText: string;
}

/**
 * Field for the city. The field offers known cities, accepts any other city, and asks about
 * probable typos.
 */
export function CityField({
  name,
  value,
  onChange,
  onBlur,
  ref,
  readOnly,
  error,
  arrivalText,
}: CityFieldProps) {
  const id = useId();
  const inputElementRef = useRef<HTMLInputElement>(null);
  const mergedRef = useForkRef(ref, inputElementRef);
  const [open, setOpen] = useState(false);
  const suggestion = suggestCity(value);

  /** Completes the city on Enter, which would otherwise submit the form with half a name. */
  const completeCity = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    const activeOptionId = event.currentTarget.getAttribute('aria-activedescendant');
    const completion = !activeOptionId && getCityCompletion(value);
    if (!completion || readOnly) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    setOpen(false);
    onChange(completion);
  };

  const acceptSuggestion = (city: string) => {
    onChange(city);
    inputElementRef.current?.focus();
  };

  const suggestionButton = suggestion !== undefined && (
    <Button
      aria-disabled={readOnly}
      onClick={readOnly ? undefined : () => acceptSuggestion(suggestion)}
      sx={{ px: 0, justifyContent: 'flex-start', textAlign: 'start' }}
    >
      {/* The error of a doubtful city is already the question. */}
      <span>{error ? `Use ${isolate(suggestion)}` : `Did you mean ${isolate(suggestion)}?`}</span>
    </Button>
  );
  const helperContent = suggestionButton ? (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', pt: 0.5 }}>
      {error && <span>{error}</span>}
      {suggestionButton}
    </Box>
  ) : (
    error || arrivalText
  );

  return (
    <Autocomplete
      freeSolo
      disableClearable
      readOnly={readOnly}
      id={id}
      options={getKnownCities()}
      filterOptions={(_options, { inputValue }) => findCities(inputValue)}
      value={value}
      inputValue={value}
      onInputChange={(_event, city) => onChange(city)}
      open={open}
      onOpen={({ type, target }) => {
        // The list stays closed if the browser's autofill, started in another field, sets the city.
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
          inputRef={mergedRef}
          onBlur={onBlur}
          error={error !== undefined}
          // The space reserves a line of text, so that nothing moves when a text appears.
          helperText={helperContent || ' '}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              dir: 'auto',
              autoComplete: 'address-level2',
              autoCapitalize: 'words',
              required: true,
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
