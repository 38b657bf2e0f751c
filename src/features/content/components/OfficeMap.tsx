import MapOutlined from '@mui/icons-material/MapOutlined';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useOnlineStatus } from '@/shared/browser/useOnlineStatus';
import { useNear } from '@/shared/timing/useNear';
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
        height,
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MapOutlined aria-hidden sx={{ fontSize: 48, color: 'divider' }} />
      {isMapShown && (
        <Box
          component="iframe"
          title="Our Location"
          src={getMapUrl({ q: address, output: 'embed' })}
          referrerPolicy="no-referrer-when-downgrade"
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, border: 0 }}
        />
      )}
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
