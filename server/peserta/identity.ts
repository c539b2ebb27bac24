import { maskNik, maskNiks } from '#contract/nik.ts';
import { blindKey } from '../blind.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';

/** The identity of a person as it was written; a citizen's is the NIK, a foreigner's the passport. */
export interface Identity {
  readonly isWNI: boolean;
  readonly nik: string | null;
  readonly noPaspor: string | null;
  readonly noKitas: string | null;
  readonly negara: string | null;
}

/** A NIK as digits alone, however it was parted. */
export const plainNik = (text: string): string => text.replace(/[\s.-]/g, '');

/** A passport or permit number in one spelling. */
export const plainNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** What a NIK is found by. */
export const nikKey = (keys: Keys, nik: string): Buffer => blindKey(keys, `nik:${plainNik(nik)}`);

/** What a person is found by: the same for the same person wherever they are registered. */
export function personKey(keys: Keys, person: Identity): Buffer {
  if (person.isWNI) return nikKey(keys, person.nik ?? '');
  const passport = plainNumber(person.noPaspor ?? '');
  return blindKey(keys, `paspor:${person.negara?.toUpperCase() ?? ''}:${passport}`);
}

/** A passport or permit number as it is shown. */
export const maskNumber = (number: string): string =>
  number.length <= 4
    ? '•'.repeat(number.length)
    : `${number.slice(0, 2)}${'•'.repeat(number.length - 4)}${number.slice(-2)}`;

/** A NIK as it is shown; what is none, as any other number. */
const showNik = (nik: string): string => (/^\d{16}$/.test(nik) ? maskNik(nik) : maskNumber(nik));

/** The identity columns of a row, and how each is shown. */
const columns = {
  nik: { sealed: 'nikSealed', mask: 'nikMask', show: showNik },
  noPaspor: { sealed: 'passportSealed', mask: 'passportMask', show: maskNumber },
  noKitas: { sealed: 'permitSealed', mask: 'permitMask', show: maskNumber },
  penanggung: { sealed: 'guarantorSealed', mask: 'guarantor', show: maskNiks },
} as const;

type Numbers = Record<keyof typeof columns, string | null>;
type Columns = (typeof columns)[keyof typeof columns];
export type SealedColumns = Record<Columns['sealed'], Buffer | null> &
  Record<Columns['mask'], string | null>;

const purposeOf = (field: keyof typeof columns): string => `peserta.${field}`;

/** Identity numbers as a row keeps them: sealed, and masked to be shown. What a mask leaves whole is not sealed. */
export function sealNumbers(keys: Keys, numbers: Numbers): SealedColumns {
  const row: Partial<SealedColumns> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const { sealed, mask, show } = columns[field];
    const number = numbers[field];
    row[mask] = number === null ? null : show(number);
    const isHidden = number !== null && row[mask] !== number;
    row[sealed] = isHidden ? seal(keys.identity, purposeOf(field), number) : null;
  }
  return row as SealedColumns;
}

/** The identity numbers of a row in full. @throws SealError when the row was kept under another key */
export function openNumbers(keys: Keys, row: SealedColumns): Numbers {
  const numbers: Partial<Numbers> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const { sealed, mask } = columns[field];
    const kept = row[sealed];
    numbers[field] = kept === null ? row[mask] : unseal(keys.identity, purposeOf(field), kept);
  }
  return numbers as Numbers;
}

/** One identity number of a row in full, where it has it. @throws SealError */
export const openNumber = (
  keys: Keys,
  field: keyof typeof columns,
  sealed: Buffer | null,
): string | null => sealed && unseal(keys.identity, purposeOf(field), sealed);

/** Numbers as they are shown, of those that were sent. */
export function maskedNumbers(
  sent: Readonly<Partial<Record<keyof typeof columns, string | null>>>,
): Partial<Numbers> {
  const masked: Partial<Numbers> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const number = sent[field];
    if (number) masked[field] = columns[field].show(field === 'nik' ? plainNik(number) : number);
  }
  return masked;
}
