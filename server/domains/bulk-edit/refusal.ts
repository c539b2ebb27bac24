import { isDeepStrictEqual } from 'node:util';
import type { Message } from '#contract/core/messages/message.ts';
import {
  maxRefusalExamples,
  refusalKinds,
  type Refusal,
  type RefusalKind,
  type StoredRefusal,
} from '#contract/domains/bulk-edit/index.ts';
import type { Context } from '#server/platform/context.ts';

/** The kind of reason of the messages that the rules of a single edit answer with. */
const kindByMessage: Readonly<Record<string, RefusalKind>> = {
  'jadwal.holiday': 'LIBUR',
  'jadwal.closedOn': 'TUTUP',
  'jadwal.neverOpen': 'TUTUP',
  'peserta.plannedDayPassed': 'LEWAT',
  'plan.dayFull': 'PENUH',
  'vaksinasi.next.tooSoon': 'JARAK',
  'vaksinasi.next.otherDose': 'JARAK',
  'vaksinasi.next.previousLater': 'JARAK',
  'vaksinasi.next.allGiven': 'SUDAH_DIVAKSIN',
  'vaksinasi.next.primaryComplete': 'SUDAH_DIVAKSIN',
  'plan.voucherEnds': 'VOUCHER',
  'peserta.voucherElsewhere': 'VOUCHER',
  'plan.batchesExpire': 'STOK',
  'peserta.facilityNotServing': 'FASKES',
  'peserta.beingSaved': 'SEDANG_DISIMPAN',
  'bulkEdit.locked': 'SEDANG_DISIMPAN',
};

/** Returns the kind of a reason; other rules of the dose forbid it, all else is about the data. */
export const refusalKindOf = ({ key }: Message): RefusalKind =>
  kindByMessage[key] ??
  (key.startsWith('vaksinasi.next.') || key.startsWith('peserta.eligibility.')
    ? 'TIDAK_BOLEH_DIVAKSIN'
    : 'DATA');

/** A participant that stays as it is, and why. */
export interface Refused {
  readonly id: number;
  readonly nama: string;
  readonly alasan: Message;
}

/** Examples of each kind with the same text, so that different texts are among the examples. */
const maxSameText = 2;

const isExample = (examples: readonly Refused[], { alasan }: Refused): boolean =>
  examples.length < maxRefusalExamples &&
  examples.filter(one => isDeepStrictEqual(one.alasan, alasan)).length < maxSameText;

/** Counts refusals by kind and names the first participants of each. */
export function addRefusals(
  before: readonly StoredRefusal[],
  refused: readonly Refused[],
): StoredRefusal[] {
  const byKind = new Map(before.map(one => [one.sebab, one]));
  for (const one of refused) {
    const sebab = refusalKindOf(one.alasan);
    const { jumlah, contoh } = byKind.get(sebab) ?? { jumlah: 0, contoh: [] };
    byKind.set(sebab, {
      sebab,
      jumlah: jumlah + 1,
      contoh: isExample(contoh, one) ? [...contoh, one] : contoh,
    });
  }
  return refusalKinds.flatMap(kind => byKind.get(kind) ?? []);
}

/** Renders refusals in the caller's language. */
export const renderRefusals = (
  { render }: Pick<Context, 'render'>,
  refusals: readonly StoredRefusal[],
): Refusal[] =>
  refusals.map(({ sebab, jumlah, contoh }) => ({
    sebab,
    jumlah,
    contoh: contoh.map(({ id, nama, alasan }) => ({ id, nama, alasan: render(alasan) })),
  }));
