import { kilobyte } from './readBytes';

/**
 * Limits of a multipart form: the number of its parts, and the bytes of headers per part. A
 * browser's form with one file has one part with about 200 bytes of headers.
 */
const maxPartCount = 10;
const maxHeaderBytes = 4 * kilobyte;

/**
 * Matches the content type of a form with files if RFC 2046 allows its boundary. Two parsers could
 * read any other boundary differently.
 */
const multipartPattern =
  /^multipart\/form-data; *boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))$/i;

/** Returns the boundary of a form with files, or `undefined` for any other type of body. */
export function readBoundary(contentType: string | undefined): string | undefined {
  const [, quotedBoundary, unquotedBoundary] = multipartPattern.exec(contentType ?? '') ?? [];
  return quotedBoundary ?? unquotedBoundary;
}

/**
 * Returns whether a form is fast to parse. Thousands of parts or headers would block the process
 * for seconds.
 */
export function isLightForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let partCount = 0;
  for (
    let position = body.indexOf(delimiter);
    position !== -1;
    position = body.indexOf(delimiter, position)
  ) {
    partCount += 1;
    position += delimiter.length;
    const headerEnd = body.indexOf('\r\n\r\n', position);
    const headerBytes = (headerEnd === -1 ? body.length : headerEnd) - position;
    if (partCount > maxPartCount + 1 || headerBytes > maxHeaderBytes) return false;
  }
  return true;
}
