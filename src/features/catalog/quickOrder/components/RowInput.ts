import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/** Styles the input or select in a `RowField`. */
export const RowInput = styled(OutlinedInput)(({ theme: { vars } }) => ({
  height: 48,
  '& .MuiOutlinedInput-input': { padding: '0 12px', textOverflow: 'ellipsis' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.divider },
}));
