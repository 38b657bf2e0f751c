import { useMemo } from 'react';
import * as v from 'valibot';
import { messageOf } from '@/shared/api/apiError';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { ClientInfo } from '@/shared/contract/client';
import { readJson, sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { useGetClientInfoQuery } from './clientInfoApi';

function cachedClientInfo(): ClientInfo | undefined {
  const result = v.safeParse(ClientInfo, readJson(sessionStore, sessionKeys.clientInfo));
  return result.success ? result.output : undefined;
}

export interface ClientInfoState {
  /** The client's name, or the configured brand while or where it is missing. */
  name: string;
  /** `''` while or where it is missing. */
  cellNo: string;
  email: string;
  /** True at the start if nothing is cached, until the answer or the failure. */
  isLoading: boolean;
  /** Kept for developers; nothing is shown to the user. */
  errorMessage: string | undefined;
}

/** The client's details: what the session holds at once, refreshed behind. */
export function useClientInfo(): ClientInfoState {
  const { data, error, isLoading } = useGetClientInfoQuery();
  const cached = useMemo(() => cachedClientInfo(), []);
  const info = (data ?? cached)?.data;
  return {
    name: info?.clientName || runtimeConfig().brand.name,
    cellNo: info?.cellNo ?? '',
    email: info?.email ?? '',
    isLoading: isLoading && !cached,
    errorMessage: error && messageOf(error),
  };
}
