import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { MenuNode } from '../menu/menuTree';

const PanelLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  lineHeight: 1.3,
});

/** A panel over the page with the categories of an area and their sub-categories. */
export const AreaPanel = ({ area }: { area: MenuNode }) => (
  <Paper
    variant="outlined"
    sx={{
      position: 'absolute',
      top: '100%',
      insetInline: 24,
      maxHeight: 'calc(100vh - 128px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: '16px 24px 24px',
      borderTop: 0,
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    }}
  >
    <PanelLink href={area.to} sx={{ fontWeight: 600 }}>{`All ${area.name}`}</PanelLink>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11.25rem, 1fr))',
        gap: '16px 24px',
      }}
    >
      {area.children.map((category) => (
        <li key={category.id}>
          <PanelLink dir="auto" href={category.to} color="textPrimary" sx={{ fontWeight: 600 }}>
            {category.name}
          </PanelLink>
          <ul>
            {category.children.map(({ id, name, to }) => (
              <li key={id}>
                <PanelLink
                  dir="auto"
                  href={to}
                  color="textSecondary"
                  sx={{ fontSize: '0.9375rem' }}
                >
                  {name}
                </PanelLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Box>
  </Paper>
);
