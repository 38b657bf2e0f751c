import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { useDeviceStore } from '@/shared/storage/deviceStore';
import { storedClientInfo, useGetClientInfoQuery } from './clientInfoApi';

/** The client's details: what the session holds at once, refreshed behind; `''` while or where one is missing. */
export function useClientInfo() {
  const { data, isLoading } = useGetClientInfoQuery();
  const cached = useDeviceStore(storedClientInfo);
  const info = (data ?? cached)?.data;
  return {
    name: info?.clientName || runtimeConfig().brand.name,
    cellNo: info?.cellNo ?? '',
    email: info?.email ?? '',
    isLoading: isLoading && !cached,
  };
}
