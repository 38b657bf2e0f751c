import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/whenIdle';

const SearchBox = lazy(() =>
  import(/* webpackChunkName: "search-box" */ './SearchBox').then((module) => ({
    default: module.SearchBox,
  })),
);

/** Of the box's size, so that nothing moves when it comes. */
const Place = styled('div')(({ theme }) => ({
  maxWidth: 760,
  marginInline: 'auto',
  '& > div:only-child:empty': {
    height: 52,
    border: `1px solid ${theme.vars?.palette.divider ?? 'currentcolor'}`,
    borderRadius: 999,
    backgroundColor: theme.vars?.palette.background.paper,
  },
}));

/** The search box within a page. It loads after what the first screen needs. */
export function LateSearchBox() {
  const [idle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  const waiting = <div />;
  return (
    <Place>
      {idle ? (
        <Suspense fallback={waiting}>
          <SearchBox />
        </Suspense>
      ) : (
        waiting
      )}
    </Place>
  );
}
