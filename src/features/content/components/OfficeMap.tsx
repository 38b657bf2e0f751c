import MapOutlined from '@mui/icons-material/MapOutlined';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useOnlineStatus } from '@/shared/browser/useOnlineStatus';
import { useNear } from '@/shared/timing/useNear';
import { InlineError } from '@/shared/ui/InlineError';
import { QueryView } from '@/shared/ui/QueryView';
import { useClientInfo } from '../clientInfoApi';
import { useGetHeadOfficeQuery } from '../contentApi';

/**
 * Returns the URL of a Google Maps page, which needs no API key. The content security policy allows
 * frames from its origin.
 */
const getMapUrl = (searchParams: Record<string, string>) =>
  `https://www.google.com/maps?${new URLSearchParams(searchParams).toString()}`;

const height = { xs: 280, md: 400 };

/**
 * URL of a small image of the map service. The image is loaded before the map, because an iframe
 * does not report whether its page has loaded.
 */
const probeUrl = 'https://www.google.com/favicon.ico';

/** Time in ms after which the map service counts as unavailable if the image has not loaded. */
const maxProbeWaitMs = 10_000;

type MapLoadingState = 'waiting' | 'reached' | 'failed';

const coverStyles = { position: 'absolute', inset: 0, width: 1, height: 1, border: 0 };

/** Shows the map once its service can be reached. Otherwise it shows a message with Retry. */
function MapFrame({ address }: { address: string }) {
  const [progress, setProgress] = useState<MapLoadingState>('waiting');
  const isWaiting = progress === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setProgress('failed'), maxProbeWaitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  if (progress === 'failed')
    return (
      <InlineError message="The map could not be loaded." onRetry={() => setProgress('waiting')} />
    );
  if (progress === 'reached')
    return (
      <Box
        component="iframe"
        loading="lazy"
        title="Our Location"
        src={getMapUrl({ q: address, output: 'embed' })}
        referrerPolicy="no-referrer-when-downgrade"
        sx={coverStyles}
      />
    );
  return (
    <img
      data-testid="map-probe"
      hidden
      alt=""
      src={probeUrl}
      referrerPolicy="no-referrer"
      onLoad={() => setProgress('reached')}
      onError={() => setProgress('failed')}
    />
  );
}

/**
 * Loads the map when it comes near the viewport. Without a connection, or with the browser's data
 * saver on, it shows a blank placeholder.
 */
function LazyMap({ address }: { address: string }) {
  const isOnline = useOnlineStatus();
  // Once loaded, the map stays on the page, even without a connection.
  const [isMapShown, setIsMapShown] = useState(false);
  const { ref, isNear } = useNear();
  if (isNear && isOnline && !isMapShown && !isDataSaverOn()) setIsMapShown(true);
  return (
    <Box
      ref={ref}
      sx={{
        position: 'relative',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        height,
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MapOutlined aria-hidden sx={{ fontSize: 48, color: 'divider' }} />
      {isMapShown && <MapFrame address={address} />}
    </Box>
  );
}

/**
 * Map of the company's address and a link to it. Without an address, the link searches for the
 * company's name.
 */
export function OfficeMap() {
  const officeQuery = useGetHeadOfficeQuery();
  const { name } = useClientInfo();
  const address = officeQuery.data?.locationAddress;
  const addressOrName = address || name;
  return (
    <section aria-labelledby="our-location">
      <Typography variant="h2" id="our-location" sx={{ mb: 2 }}>
        Our Location
      </Typography>
      <QueryView
        query={officeQuery}
        skeleton={<Skeleton variant="rounded" sx={{ height }} />}
        inline
      >
        {() => address && <LazyMap address={address} />}
      </QueryView>
      {(officeQuery.data !== undefined || officeQuery.isError) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          <Box sx={{ display: 'flex', gap: 1, flex: '1 1 300px', color: 'text.secondary' }}>
            <PlaceOutlined aria-hidden />
            <bdi>{addressOrName}</bdi>
          </Box>
          <Button
            variant="outlined"
            href={getMapUrl({ q: addressOrName })}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<OpenInNewRounded />}
            aria-label="Open in Google Maps (opens in a new tab)"
          >
            Open in Google Maps
          </Button>
        </Box>
      )}
    </section>
  );
}
