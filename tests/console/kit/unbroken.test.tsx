import { cleanup, render } from '@testing-library/react';
import MuiLink from '@mui/material/Link';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { plainClass } from '#src/kit/theme/plainElements.ts';

afterEach(cleanup);

/** Returns the text of content and the values in it that do not break. */
function valuesIn(content: React.ReactNode): { text: string | null; values: (string | null)[] } {
  const { container } = render(<Unbroken>{content}</Unbroken>);
  const values = [...container.querySelectorAll(`.${plainClass.unbroken}`)];
  return { text: container.textContent, values: values.map(({ textContent }) => textContent) };
}

describe('values in a text', () => {
  it.each([
    ['Paling lambat 28-Nov-2026 pukul 16:05 WIB.', ['28-Nov-2026', '16:05 WIB']],
    ['PIC: Mira, 0812-3333-4444', ['0812-3333-4444']],
    [
      'PKS 026/PKS-VGR/BF/XI/2026, NPWP 01.345.678.4-051.000',
      ['026/PKS-VGR/BF/XI/2026', '01.345.678.4-051.000'],
    ],
    ['Vaksin COVID-19, batch VGR-BST1', ['COVID-19', 'VGR-BST1']],
  ])('%s', (text, values) => {
    expect(valuesIn(text)).toEqual({ text, values });
  });

  it.each([
    'Faskes A dan B tanpa angka.',
    'Sisa Rp\u00a07.719.840 untuk 1.500 dosis',
    'ANNA-MARIA.ROSA@contoh.test',
    'https://contoh.test/PKS-1/2',
    'ABCDEFGH-JKLMNPQR-STUVWXYZ-23456789',
  ])('leaves alone: %s', text => {
    expect(valuesIn(text)).toEqual({ text, values: [] });
  });

  it('are found in plain elements and lists of them, and everything else stays', () => {
    const content = [
      'Mulai ',
      <div key="day">
        01-Feb-2031, <em>28-Jan-2031</em>
      </div>,
      null,
    ];
    expect(valuesIn(content)).toEqual({
      text: 'Mulai 01-Feb-2031, 28-Jan-2031',
      values: ['01-Feb-2031', '28-Jan-2031'],
    });
  });

  it('are found in links too, whatever they are made of', () => {
    const content = (
      <MemoryRouter>
        <Unbroken>
          <MuiLink component={Link} to="/pks/1">
            PKS 026/PKS-VGR/BF/XI/2026
          </MuiLink>
          <Link to="/invoice/1">INV/VGR/2026/00016</Link>
        </Unbroken>
      </MemoryRouter>
    );
    expect(valuesIn(content).values).toEqual(['026/PKS-VGR/BF/XI/2026', 'INV/VGR/2026/00016']);
  });
});
