import { useMemo } from 'react';
import * as v from 'valibot';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { ClientInfo } from '@/shared/contract/client';
import { readJson, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { useGetClientInfoQuery } from './clientInfoApi';

function cachedClientInfo(): ClientInfo | undefined {
  const result = v.safeParse(ClientInfo, readJson(sessionStore, sessionKeys.clientInfo));
  return result.success ? result.output : undefined;
}

/** The client's details: what the session holds at once, refreshed behind; `''` while or where one is missing. */
export function useClientInfo() {
  const { data, isLoading } = useGetClientInfoQuery();
  const cached = useMemo(() => cachedClientInfo(), []);
  const info = (data ?? cached)?.data;
  return {
    name: info?.clientName || runtimeConfig().brand.name,
    cellNo: info?.cellNo ?? '',
    email: info?.email ?? '',
    isLoading: isLoading && !cached,
  };
}
