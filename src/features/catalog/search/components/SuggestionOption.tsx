import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import type { ListItemProps } from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import useEventCallback from '@mui/utils/useEventCallback';
import type { ReactNode } from 'react';
import { clampLines } from '@/shared/ui/clampLines';
import { SuggestionPicture } from './SuggestionPicture';

interface SuggestionOptionProps extends Omit<ListItemProps, 'children' | 'onClick'> {
  name: string;
  note: ReactNode;
  /** Address of a picture. If omitted, the option shows no picture. */
  picture?: string | undefined;
  /** If set, the option is a link, which can also be opened in a new tab. */
  href?: string;
  onClick?: () => void;
}

/**
 * One suggestion in the list. It does not use `ListItemButton`, whose click handler changes with
 * each render. Firefox would then create a new accessible object, and screen readers would announce
 * the option twice.
 */
export function SuggestionOption({
  name,
  note,
  picture,
  href,
  onClick,
  ...props
}: SuggestionOptionProps) {
  const choose = useEventCallback(() => onClick?.());
  return (
    <ListItem
      {...props}
      {...(href === undefined
        ? { component: 'div', onClick: choose }
        : { component: Link, href, underline: 'none' })}
      sx={({ vars }) => ({
        alignItems: picture === undefined ? 'baseline' : 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 44,
        p: '10px 12px',
        borderRadius: vars.shape.smallRadius,
        color: 'text.primary',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'background.default' },
        '&[aria-selected="true"]': {
          bgcolor: 'primary.light',
          outline: `2px solid ${vars.palette.primary.main}`,
          outlineOffset: -2,
        },
      })}
    >
      {/* The space after the name keeps name and note apart for screen readers in Firefox. Long
         names are cut off, so that other options have space. */}
      {picture !== undefined && <SuggestionPicture src={picture} />}
      <Typography component="span" dir="auto" sx={{ ...clampLines(3), flex: 1, lineHeight: 1.35 }}>
        {`${name} `}
      </Typography>
      <Typography
        component="span"
        dir="auto"
        color="textSecondary"
        sx={{
          ...clampLines(3),
          flexShrink: 0,
          maxWidth: '45%',
          lineHeight: 1.35,
          fontSize: '0.8125rem',
          textAlign: 'right',
        }}
      >
        {note}
      </Typography>
    </ListItem>
  );
}
