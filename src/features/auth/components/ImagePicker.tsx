import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { UserAvatar } from '@/shared/ui/UserAvatar';
import type { useProfileImage } from '../useProfileImage';

interface ImagePickerProps extends ReturnType<typeof useProfileImage> {
  preview: string | undefined;
  /** Whether the picture cannot be changed at the moment, because the form is being sent. */
  readOnly: boolean;
}

const HiddenInput = styled('input')(visuallyHidden);

const inputLabel = 'Profile image (optional)';

export function ImagePicker(props: ImagePickerProps) {
  const { image, preview, readOnly, isUploading, problem, choose, remove } = props;
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <UserAvatar name="" src={preview} alt="Chosen profile image" size={72} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
          {inputLabel}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component="label"
            // eslint-disable-next-line jsx-a11y/aria-role -- a label is not a button
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            sx={{
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <span>{preview ? 'Change image' : 'Choose image'}</span>
            <HiddenInput
              type="file"
              accept="image/*"
              aria-label={inputLabel}
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-disabled={readOnly}
              onClick={(event) => {
                // Keeps the file dialog closed.
                if (readOnly) event.preventDefault();
              }}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // Allows the same file to be chosen again after a failure.
                target.value = '';
                if (file) void choose(file);
              }}
            />
          </Button>
          {image && (
            <Button aria-disabled={readOnly} onClick={readOnly ? undefined : remove}>
              Remove
            </Button>
          )}
        </Box>
        <Typography variant="body2" component="div" color="textSecondary" role="status">
          {isUploading && 'Uploading...'}
        </Typography>
        {problem && (
          <FormHelperText error role="alert" id={`${id}-problem`} sx={{ mx: 0 }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
