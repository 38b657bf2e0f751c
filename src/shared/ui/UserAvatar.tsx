import Avatar from '@mui/material/Avatar';
import { getFirstGrapheme } from '@/shared/text/graphemes';

interface UserAvatarProps {
  name: string;
  src: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** In px. */
  size?: number;
}

/** A person's picture, or the first letter of the name, or else an icon. */
export const UserAvatar = ({ name, src, alt = '', size = 36 }: UserAvatarProps) => (
  <Avatar
    alt={alt}
    src={src}
    // The service worker knows people's pictures by the missing referrer, and stores none of them.
    slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
    sx={{ width: size, height: size, fontSize: size * 0.42 }}
  >
    {getFirstGrapheme(name.trim()).toUpperCase() || undefined}
  </Avatar>
);
