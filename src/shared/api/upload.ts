import * as v from 'valibot';
import { UploadResponse } from '@/shared/contract/user';
import { pageOrigin, runtimeConfig } from '@/shared/config/runtimeConfig';
import { isRootRelative } from '@/shared/html/safeUrl';
import { errorMessages } from './errorMessages';

/** Longest wait for an upload, in ms: a picture of 5 MB over a slow phone line. */
const uploadTimeout = 180_000;

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
  const { apiBaseUrl, uploadBaseUrl } = runtimeConfig();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (why: string) => reject(new Error(`${errorMessages.upload}: ${why}`));
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const { success, output } = v.safeParse(UploadResponse, xhr.response);
      if (!success || xhr.status < 200 || xhr.status >= 300) {
        fail(`answer ${String(xhr.status)} holds no address`);
        return;
      }
      // An upload host elsewhere may answer with a path of its own.
      resolve(isRootRelative(output.url) ? uploadBaseUrl + output.url : output.url);
    });
    for (const end of ['error', 'timeout', 'abort']) xhr.addEventListener(end, () => fail(end));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.open('POST', new URL(`${uploadBaseUrl || apiBaseUrl}/api/upload`, pageOrigin()));
    xhr.timeout = uploadTimeout;
    xhr.responseType = 'json';
    const form = new FormData();
    form.append('file', file);
    xhr.send(form);
  });
}
