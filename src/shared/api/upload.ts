import * as v from 'valibot';
import { UploadResponse } from '@/shared/contract/user';
import { pageOrigin, runtimeConfig } from '@/shared/config/runtimeConfig';
import { errorMessages } from './errorMessages';

/** Longest wait for an upload, in ms: a picture of 5 MB over a slow phone line. */
const uploadTimeout = 180_000;

/** Where an uploaded picture is found from this page: an upload host elsewhere may answer with a path of its own. */
function addressOf(url: string): string {
  const { uploadBaseUrl } = runtimeConfig();
  return uploadBaseUrl ? new URL(url, uploadBaseUrl).toString() : url;
}

function readAddress(xhr: XMLHttpRequest): string | undefined {
  if (xhr.status < 200 || xhr.status >= 300) return undefined;
  try {
    const parsed = v.safeParse(UploadResponse, JSON.parse(xhr.responseText));
    return parsed.success ? addressOf(parsed.output.url) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Call 10, without any auth header. XMLHttpRequest, because `fetch` tells nothing about progress.
 * @param onProgress the part that is sent, from 0 to 1
 * @returns the picture's address
 * @throws Error where the upload fails or the answer holds no address
 */
export function sendImage(
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (why: string) => reject(new Error(`${errorMessages.upload}: ${why}`));
    const abort = () => {
      xhr.abort();
      fail('called off');
    };
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const address = readAddress(xhr);
      if (address) resolve(address);
      else fail(`answer ${String(xhr.status)} holds no address`);
    });
    xhr.addEventListener('error', () => fail('no connection'));
    xhr.addEventListener('timeout', () => fail('no answer in time'));
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    const { apiBaseUrl, uploadBaseUrl } = runtimeConfig();
    xhr.open('POST', new URL(`${uploadBaseUrl || apiBaseUrl}/api/upload`, pageOrigin()));
    xhr.timeout = uploadTimeout;
    const form = new FormData();
    form.append('file', file);
    xhr.send(form);
  });
}
