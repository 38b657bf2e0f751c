import Avatar from '@mui/material/Avatar';
import { getFirstGrapheme } from '@/shared/text/graphemes';

interface UserAvatarProps {
  name: string;
  src: string | undefined;
  /** Alternative text. It is empty if the name is shown beside the picture. */
  alt?: string;
  /** Width and height in px. */
  size?: number;
}

/** Shows the picture of a person, the first letter of the name, or an icon. */
export const UserAvatar = ({ name, src, alt = '', size = 36 }: UserAvatarProps) => (
  <Avatar
    alt={alt}
    src={src}
    // The service worker recognises user pictures by this policy and does not cache them.
    slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
    sx={{ width: size, height: size, fontSize: size * 0.42 }}
  >
    {getFirstGrapheme(name.trim()).toUpperCase() || undefined}
  </Avatar>
);
