import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrModules } from '#server/platform/pdf/qr-modules.ts';

/** Reads a code with another program than the one that made it. */
function read(modules: readonly (readonly boolean[])[]): string | undefined {
  const [scale, border] = [4, 4];
  const size = (modules.length + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = modules[Math.floor(y / scale) - border]?.[Math.floor(x / scale) - border];
      if (isDark) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

describe('the modules of a QR code', () => {
  it.each([
    ['an address', 'https://portal.test/verify/ABCDEFGHIJKLMNOPQRSTUVWXYZ', undefined],
    ['letters outside Latin-1', 'Žofia • 東京', undefined],
    ['a text with many digits', `shc:/${'5676290952432060'.repeat(100)}`, 'large'],
  ] as const)('are read as %s', (_name, value, size) => {
    expect(read(qrModules(value, size))).toBe(value);
  });

  it('of the longest card fit into version 22', () => {
    expect(qrModules(`shc:/${'4'.repeat(2 * 1195)}`, 'large')).toHaveLength(105);
  });
});
