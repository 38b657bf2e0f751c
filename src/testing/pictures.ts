/*
 * jsdom has no object URLs and cannot decode or draw pictures. This module mocks these functions in
 * test files that import it. A file with the first bytes of a picture decodes to 4000 by 3000
 * pixels. e2e/proof/uploadAPicture.spec.ts tests the real functions.
 */
let createdUrlCount = 0;

/** Files by their object URLs, until the URLs are revoked. */
export const filesByObjectUrl = new Map<string, Blob>();

URL.createObjectURL = (blob) => {
  const url = `blob:local-${String((createdUrlCount += 1))}`;
  filesByObjectUrl.set(url, blob as Blob);
  return url;
};
URL.revokeObjectURL = (url) => {
  filesByObjectUrl.delete(url);
};

const readableStartPattern = /^(\x89PNG\r\n|RIFF[^]{4}WEBP|<svg )/;

Object.assign(HTMLImageElement.prototype, {
  async decode(this: HTMLImageElement) {
    const firstBytes = await filesByObjectUrl.get(this.src)?.slice(0, 16).arrayBuffer();
    if (!readableStartPattern.test(String.fromCharCode(...new Uint8Array(firstBytes ?? []))))
      throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  },
});
Object.defineProperties(HTMLImageElement.prototype, {
  naturalWidth: { get: () => 4000 },
  naturalHeight: { get: () => 3000 },
});
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
  toBlob(this: HTMLCanvasElement, callback: BlobCallback, type: string) {
    callback(new Blob([`${String(this.width)} x ${String(this.height)}`], { type }));
  },
});

/** Replaces jsdom's FileReader, which cannot read the `File` objects of Node that tests use. */
class FileReaderOfNode {
  result = '';
  onload = () => undefined;
  async readAsDataURL(file: File) {
    const bytes = Buffer.from(await file.arrayBuffer());
    this.result = `data:${file.type};base64,${bytes.toString('base64')}`;
    this.onload();
  }
}
Object.assign(globalThis, { FileReader: FileReaderOfNode });

const pngSignature = Uint8Array.from('\x89PNG\r\n\x1a\n', (char) => char.charCodeAt(0));

export const createPngFile = () =>
  new File([pngSignature, new Uint8Array(56)], 'me.png', { type: 'image/png' });
