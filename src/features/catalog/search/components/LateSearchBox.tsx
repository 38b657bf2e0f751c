import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import { useIdle } from '@/shared/lib/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

/** The box's look until it comes: nothing moves then. */
const Place = styled('div')(({ theme }) => ({
  maxWidth: 760,
  marginInline: 'auto',
  '& > [aria-hidden]': {
    height: 52,
    padding: '13px 16px',
    border: `1px solid ${theme.vars?.palette.divider ?? 'currentcolor'}`,
    borderRadius: 999,
    color: theme.vars?.palette.text.secondary,
    backgroundColor: theme.vars?.palette.background.paper,
  },
}));

const waiting = (
  <div aria-hidden>
    <SearchRounded />
  </div>
);

const SearchBox = lazyPart(
  async () => (await import(/* webpackChunkName: "search-box" */ './SearchBox')).SearchBox,
  { loading: () => waiting },
);

/** The search box within a page. Unless it is what the page is for, it loads after what the first screen needs. */
export function LateSearchBox({ now = false }) {
  const idle = useIdle(!now);
  return <Place>{now || idle ? <SearchBox /> : waiting}</Place>;
}
