import Box from '@mui/material/Box';
import { InlineError } from '@/shared/ui/InlineError';
import { lazyPart } from '@/shared/ui/lazyPart';
import { RouteEffects } from '../RouteEffects';
import { ClientInfoGate } from './ClientInfoGate';
import { OrderReminderPlace } from './OrderReminderPlace';
import { PageOutlet } from './PageOutlet';
import { SkipLink } from './SkipLink';
import { ToastHost } from './ToastHost';
import { topBarHeight, TopBar } from './TopBar';
import { useWarmLinks } from './useWarmLinks';

/** Far below, so in a script of its own. */
export const PageEnd = lazyPart(
  async () => (await import(/* webpackChunkName: "page-end" */ './PageEnd')).PageEnd,
  {
    loading: () => null,
    failed: (retry) => (
      <Box component="footer" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, py: 3 }}>
        <InlineError message="The end of the page could not be loaded." onRetry={retry} />
      </Box>
    ),
  },
);

/**
 * What stands round every page. The main part fills the screen from the start, so that what stands below it is never
 * pushed about in sight. A page that fails or is still loading leaves it in place.
 */
export function Layout() {
  useWarmLinks();
  return (
    <>
      <SkipLink />
      <TopBar />
      <OrderReminderPlace />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', minHeight: `calc(100vh - ${String(topBarHeight)}px)` }}
      >
        <PageOutlet />
      </Box>
      <PageEnd />
      <RouteEffects />
      <ToastHost />
      <ClientInfoGate />
    </>
  );
}
