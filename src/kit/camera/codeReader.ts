import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the QR codes in a picture. */
export type ReadCodes = (picture: HTMLVideoElement | Blob) => Promise<readonly string[]>;

/** The library would load its WebAssembly from a public CDN. One object, so that it is loaded once. */
const overrides = {
  locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmUrl : prefix + file),
};

/**
 * Loads the reader of QR codes, which is WebAssembly from this server.
 * @throws if it cannot be loaded
 */
export async function loadCodeReader(): Promise<ReadCodes> {
  await prepareZXingModule({ overrides, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async picture => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
