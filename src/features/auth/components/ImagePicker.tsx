import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/Button';
import type { useProfileImage } from '../useProfileImage';

interface ImagePickerProps extends ReturnType<typeof useProfileImage> {
  preview: string | undefined;
}

const HiddenInput = styled('input')(visuallyHidden);

const name = 'Profile image (optional)';

export function ImagePicker(props: ImagePickerProps) {
  const { image, preview, isUploading, problem, choose, remove } = props;
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar name="" src={preview} alt="Chosen profile image" size={72} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
          {name}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& > label:has(:focus-visible)': {
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            },
          }}
        >
          <Button
            component="label"
            // eslint-disable-next-line jsx-a11y/aria-role -- a label is no button
            role={undefined}
            tabIndex={-1}
            variant="outlined"
          >
            <span>{preview ? 'Change image' : 'Choose image'}</span>
            <HiddenInput
              type="file"
              accept="image/*"
              aria-label={name}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) void choose(file);
              }}
            />
          </Button>
          {image && <Button onClick={remove}>Remove</Button>}
        </Box>
        <div role="status" className="small muted">
          {isUploading && 'Uploading...'}
        </div>
        {problem && (
          <FormHelperText error role="alert" id={`${id}-problem`} sx={{ mx: 0 }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
