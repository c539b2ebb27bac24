import { describe, expect, it } from 'vitest';
import type { PaperSheet, SheetRow } from '#contract/domains/lembar/index.ts';
import type { BubbleGroup } from '#documents/paper-sheet/geometry.ts';
import {
  bodyOf,
  canEnter,
  isRecordedElsewhere,
  openFields,
  proposalOfReading,
  type Proposal,
} from '#src/resources/lembar/entry/proposal.ts';
import type { GroupReading } from '#src/resources/lembar/reader/rowRules.ts';

const orang = {
  nama: 'Ani',
  identitas: '1234',
  namaBHBU: null,
  vaccinationType: 0,
  kunjungan: null,
} as const;
const row: SheetRow = {
  nomor: 1,
  idPeserta: 7,
  orang,
  dosisKe: 1,
  idDosis: null,
  dibatalkan: false,
};
const sheet: Pick<PaperSheet, 'batch' | 'jamMulai'> = {
  batch: [{ huruf: 'A', idBatch: 31, nomor: 'B1', vaksin: 'Sinopharm' }],
  jamMulai: 8,
};
const none: Readonly<Record<BubbleGroup, GroupReading>> = {
  ...{ hasil: 'none', alasan: 'none', skrining: 'none', lokasi: 'none' },
  ...{ batch: 'none', jam: 'none', menit: 'none' },
};
const page = { vaksinator: '', jamDitunda: '' };

function proposal(groups: Partial<Record<BubbleGroup, GroupReading>>, hasRemark = false): Proposal {
  const reading = { kind: 'marked', groups: { ...none, ...groups }, hasRemark } as const;
  const found = proposalOfReading(row, reading, sheet);
  if (!found) throw new Error('The row is empty.');
  return found;
}

const complete = { hasil: 0, skrining: 0, lokasi: 1, batch: 0, jam: 1, menit: 2 } as const;

describe('a row that was read', () => {
  it('is sent with what the paper says and what the page says for all', () => {
    const given = proposal(complete);
    expect(openFields(given, page)).toEqual(['vaksinator']);
    expect(bodyOf(given, { ...page, vaksinator: ' Ns. Uji ' }, false)).toEqual({
      ...{ hasil: 'DIBERIKAN', skriningLayak: true, lokasi: 'LENGAN_KANAN', idBatch: 31 },
      ...{ jam: '09:30', vaksinator: 'Ns. Uji', catatan: null, konfirmasi: false },
    });
  });

  it('of a postponement takes the time that the page says where the paper has none', () => {
    const absent = proposal({ hasil: 1, alasan: 2 });
    expect(openFields(absent, page)).toEqual(['jam']);
    const time = { ...page, jamDitunda: '15:00' };
    expect(openFields(absent, time)).toEqual([]);
    expect(bodyOf(absent, time, false)).toMatchObject({
      ...{ hasil: 'DITUNDA', alasan: 'TIDAK_HADIR', jam: '15:00' },
    });
    // An hour that was marked but not read is not replaced.
    expect(openFields(proposal({ hasil: 1, alasan: 2, jam: 'ask', menit: 0 }), time)).toEqual([
      'jam',
    ]);
  });

  it('asks what is uncertain, and drops what belongs to the other result', () => {
    expect(openFields(proposal({ ...complete, hasil: 'ask' }), page)).toEqual(['hasil']);
    const uncertain = proposal({ ...complete, batch: 'ask', skrining: 'ask' });
    expect(openFields(uncertain, { ...page, vaksinator: 'Uji' })).toEqual([
      'skriningLayak',
      'idBatch',
    ]);
    const other = proposal({ hasil: 1, alasan: 4 });
    const values = { ...other.values, jam: '09:00' };
    expect(openFields({ ...other, values }, page)).toEqual(['catatan']);
    const changed = proposal(complete);
    const postponed = { ...changed.values, hasil: 'DITUNDA', alasan: 'STOK' } as const;
    const body = bodyOf({ ...changed, values: postponed }, page, false);
    expect(body).not.toHaveProperty('idBatch');
  });

  it('with writing under remarks asks for it, whatever the result is', () => {
    const given = proposal(complete, true);
    expect(openFields(given, { ...page, vaksinator: 'Uji' })).toEqual(['catatan']);
    const postponed = proposal({ hasil: 1, alasan: 2, jam: 1, menit: 0 }, true);
    expect(openFields(postponed, page)).toEqual(['catatan']);
    // Nothing was written after all.
    expect(openFields({ ...postponed, asked: [] }, page)).toEqual([]);
  });

  it('is not entered twice, nor for a person who is gone', () => {
    const read = proposal(complete);
    expect(canEnter(read)).toBe(true);
    expect(canEnter({ ...read, row: { ...row, idDosis: 5 } })).toBe(false);
    expect(canEnter({ ...read, row: { ...row, orang: null } })).toBe(false);
  });

  it('is left out at first when the portal holds what it would repeat', () => {
    const read = proposal(complete);
    const visited = (hasil: 'DIBERIKAN' | 'DITUNDA'): Proposal => ({
      ...read,
      row: { ...row, orang: { ...orang, kunjungan: { hasil } as never } },
    });
    expect(isRecordedElsewhere(read)).toBe(false);
    expect(isRecordedElsewhere(visited('DIBERIKAN'))).toBe(true);
    // A dose follows a postponement.
    expect(isRecordedElsewhere(visited('DITUNDA'))).toBe(false);
  });
});
