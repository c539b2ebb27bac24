import qrcode from 'qrcode-generator';
import { qrSegments } from '#contract/core/document/block.ts';

// The library would take only the low byte of each character.
qrcode.stringToBytes = text => [...new TextEncoder().encode(text)];

/**
 * Returns the modules of a QR code by row, true for dark ones.
 * @param size a large code has less error correction, because its content takes the room
 * @throws Error when the content is too long for one code
 */
export function qrModules(value: string, size?: 'large'): boolean[][] {
  const code = qrcode(0, size ? 'L' : 'M');
  for (const segment of qrSegments(value)) {
    code.addData(segment, /^\d+$/.test(segment) ? 'Numeric' : 'Byte');
  }
  code.make();
  const indexes = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  return indexes.map(row => indexes.map(column => code.isDark(row, column)));
}
