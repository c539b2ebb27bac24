import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { formatLines, parseLines } from '#src/kit/format/lineValues.ts';
import { keepIds, withIds } from '#src/resources/order/form/lineIds.ts';
import { agreedOrder } from '#src/resources/order/delta/comparedOrder.ts';
import {
  completeLine,
  copyOfOrder,
  newLine,
  openDaysOf,
  splitLine,
} from '#src/resources/order/form/lineRules.ts';
import { orderFactsOf } from '../../../builders/orderFacts.ts';

const facts = orderFactsOf();
const context = { facts, jenis: 'REGULER', model: 'PRODUK' } as const;

describe('a line that is added', () => {
  it('has the only product and the person in charge of the company', () => {
    expect(newLine([], context)).toMatchObject({
      idFaskes: '',
      idProduk: '5',
      namaPICBHBU: 'Bima Pradana',
    });
  });

  it('continues the line above it, except for its facility and numbers', () => {
    const above = { ...newLine([], context), idFaskes: '1', tanggalVaksinasi: '2030-02-01' };
    expect(newLine([above], context)).toMatchObject({
      idFaskes: '',
      jumlahPeserta: '',
      tanggalVaksinasi: '2030-02-01',
    });
  });
});

describe('a line that is changed', () => {
  const empty = newLine([], context);
  const withFacility = completeLine({ ...empty, idFaskes: '1' }, empty, context);

  it('names the person in charge of its facility', () => {
    expect(withFacility['namaPICFaskes']).toBe('Sekar');
    const moved = completeLine({ ...withFacility, idFaskes: '2' }, withFacility, context);
    expect(moved['namaPICFaskes']).toBe('Wulan');
  });

  it('keeps a person that was entered by hand', () => {
    const entered = { ...withFacility, namaPICFaskes: 'Orang Lain' };
    expect(completeLine({ ...entered, idFaskes: '2' }, entered, context)['namaPICFaskes']).toBe(
      'Orang Lain',
    );
  });

  it('has the doses of complete courses unless others were entered', () => {
    const ten = completeLine({ ...empty, jumlahPeserta: '10' }, empty, context);
    expect(ten['jumlahDosis']).toBe('20');
    const cleared = completeLine({ ...ten, jumlahPeserta: '' }, ten, context);
    expect(cleared['jumlahDosis']).toBe('');
    const byHand = { ...ten, jumlahDosis: '15' };
    expect(completeLine({ ...byHand, jumlahPeserta: '12' }, byHand, context)['jumlahDosis']).toBe(
      '15',
    );
  });
});

describe('a line that needs several days', () => {
  const line = {
    ...newLine([], context),
    id: '9',
    idFaskes: '1',
    jumlahPeserta: '120',
    jumlahDosis: '241',
    tanggalVaksinasi: '2030-02-01',
  };

  it('is divided without losing people or doses', () => {
    const days = openDaysOf(line, facts) ?? [];
    expect(days).toHaveLength(3);
    const parts = splitLine(line, days);
    expect(parts.map(({ id }) => id)).toEqual(['9', '', '']);
    expect(parts.map(part => Number(part['jumlahPeserta']))).toEqual([50, 50, 20]);
    expect(parts.reduce((sum, part) => sum + Number(part['jumlahDosis']), 0)).toBe(241);
    expect(parts[2]?.['tanggalVaksinasi']).toBe('2030-02-03');
  });

  it('needs no days while it is incomplete', () => {
    expect(openDaysOf({ ...line, tanggalVaksinasi: '' }, facts)).toBeUndefined();
    expect(openDaysOf({ ...line, idFaskes: '' }, facts)).toBeUndefined();
  });
});

describe('the ids of lines that were saved', () => {
  const sent = formatLines([
    { id: '', jumlahPeserta: '1' },
    { id: '4', jumlahPeserta: '2' },
  ]);
  const stored = withIds(sent, formatLines([{ id: '3' }, { id: '4' }]));
  const idsOf = (rows: string) => parseLines(rows).map(({ id }) => id);

  it('are taken over, also by a line that was changed meanwhile', () => {
    const changed = parseLines(sent).map(row => ({ ...row, jumlahPeserta: '9' }));
    expect(idsOf(keepIds(formatLines(changed), sent, stored))).toEqual(['3', '4']);
  });

  it('are not given to a line that was added meanwhile', () => {
    const added = [{ id: '', jumlahPeserta: '7' }, ...parseLines(sent)];
    expect(idsOf(keepIds(formatLines(added), sent, stored))).toEqual(['', '', '4']);
  });
});

describe('an order from which a form starts', () => {
  const line = { id: 9, jumlahDosis: 200, qtyDisetujui: 150, tanggalVaksinasi: '2030-01-05' };
  const order = {
    id: 3,
    pksId: 4,
    jumlahDosis: 300,
    dosisDisetujui: 150,
    tanggalRencana: '2030-02-01',
    alasanAmandemen: 'Sebab lama',
    baris: [line, { ...line, id: 10, jumlahDosis: 100, qtyDisetujui: 0 }],
  } as unknown as Order;

  it('is copied with new lines and possible days', () => {
    const copy = copyOfOrder(order, facts);
    expect(copy).toMatchObject({ pksId: null, tanggalRencana: '2030-02-01' });
    expect(copy.baris).toMatchObject([{ tanggalVaksinasi: null }, { tanggalVaksinasi: null }]);
    expect(copy.baris.some(one => 'id' in one)).toBe(false);
  });

  it('is amended from the doses that were agreed', () => {
    const agreed = agreedOrder(order);
    expect(agreed).toMatchObject({ jumlahDosis: 150, alasanAmandemen: null });
    expect(agreed.baris).toMatchObject([{ id: 9, jumlahDosis: 150 }]);
  });
});
