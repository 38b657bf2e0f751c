import MapOutlined from '@mui/icons-material/MapOutlined';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import { Button } from '@/shared/ui/Button';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useState } from 'react';
import { useNetwork } from '@mantine/hooks';
import { savesData } from '@/shared/browser/savesData';
import { useNear } from '@/shared/timing/useNear';
import { QueryView } from '@/shared/ui/QueryView';
import { useGetHeadOfficeQuery } from '../contentApi';

/** The map service that shows an address without a key; the content security policy allows this origin in frames. */
const mapUrl = (query: Record<string, string>) =>
  `https://www.google.com/maps?${new URLSearchParams(query).toString()}`;

const height = { xs: 280, md: 400 };

/** The map loads on approach; its frame stays a quiet sheet of paper without a connection, and where data is saved. */
function Map({ address }: { address: string }) {
  const { online } = useNetwork();
  // Once there it stays.
  const [wanted, setWanted] = useState(false);
  const { ref, near } = useNear();
  if (near && online && !wanted && !savesData()) setWanted(true);
  return (
    <Box
      ref={ref}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        height,
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MapOutlined aria-hidden sx={{ fontSize: 48, color: 'divider' }} />
      {wanted && (
        <Box
          component="iframe"
          loading="lazy"
          title="Our Location"
          src={mapUrl({ q: address, output: 'embed' })}
          referrerPolicy="no-referrer-when-downgrade"
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, border: 0 }}
        />
      )}
    </Box>
  );
}

export function OfficeMap() {
  const query = useGetHeadOfficeQuery();
  const { locationAddress: address = '' } = query.data ?? {};
  if (query.data !== undefined && !address) return null;
  return (
    <section aria-labelledby="our-location">
      <h2 id="our-location" style={{ marginBottom: 16 }}>
        Our Location
      </h2>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" sx={{ height }} />}>
        {() => (
          <>
            <Map address={address} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
              <Box sx={{ display: 'flex', gap: 1, flex: '1 1 300px', color: 'text.secondary' }}>
                <PlaceOutlined aria-hidden />
                <bdi>{address}</bdi>
              </Box>
              <Button
                variant="outlined"
                href={mapUrl({ q: address })}
                target="_blank"
                rel="noopener noreferrer"
                endIcon={<OpenInNewRounded />}
                aria-label="Open in Google Maps (opens in a new tab)"
              >
                Open in Google Maps
              </Button>
            </Box>
          </>
        )}
      </QueryView>
    </section>
  );
}
