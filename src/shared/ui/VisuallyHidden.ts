import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** For screen readers alone; with `role="status"` it speaks when its text changes. */
export const VisuallyHidden = styled('span')(visuallyHidden);
