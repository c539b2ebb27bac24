import type { Input } from '#contract/endpoint.ts';
import { planFault } from '#contract/jadwal/index.ts';
import {
  codes,
  isMasked,
  judge,
  noBooster,
  sayFinding,
  type BoosterHistory,
  type Finding,
  type pesertaCalls,
} from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { mayChooseFaskes } from '../faskes/choices.ts';
import { openWeekdays } from '../jadwal/index.ts';
import { known } from '../lookup/index.ts';
import { invalid, Problem } from '../problem.ts';
import { tidy, type Person } from './registration.ts';

type Body = Input<typeof pesertaCalls.update>['body'];

/** Stored identity numbers, each in full and masked. */
type Kept = Readonly<
  Record<
    'nik' | 'noPaspor' | 'noKitas' | 'penanggung',
    { full: string | null; mask: string | null }
  >
>;

const nothing = { full: null, mask: null };
const noneKept: Kept = { nik: nothing, noPaspor: nothing, noKitas: nothing, penanggung: nothing };

/**
 * Converts a form body to a person. An omitted or still masked number keeps the stored value, and
 * `history` keeps the doses before a booster, which have a form of their own.
 * @throws Problem 422 for a masked number that is not the record's
 */
export function personOfForm(
  body: Body,
  kept: Kept = noneKept,
  history: BoosterHistory = noBooster,
): Person {
  const number = (field: keyof Kept): string | null => {
    const sent = body[field];
    if (sent === undefined || (sent !== null && sent === kept[field].mask)) return kept[field].full;
    if (sent !== null && isMasked(sent)) {
      throw invalid(field, 'Nomor ini tersamar. Tulis lengkap, atau biarkan seperti semula.');
    }
    return sent || null;
  };
  return tidy({
    isWNI: body.isWNI,
    nik: number('nik'),
    noPaspor: number('noPaspor'),
    noKitas: number('noKitas'),
    negara: body.negara || null,
    nama: body.nama,
    tempatLahir: body.tempatLahir || null,
    tanggalLahir: body.tanggalLahir,
    jenisKelamin: body.jenisKelamin,
    noHP: body.noHP,
    email: body.email ?? null,
    alamat: body.alamat,
    kabKota: body.kabKota,
    kecamatan: body.kecamatan || null,
    kelurahan: body.kelurahan || null,
    kodePos: body.kodePos ?? null,
    kategori: body.kategori,
    penanggung: number('penanggung'),
    nip: body.nip || null,
    pekerjaan: body.pekerjaan || null,
    idFaskes: body.idFaskes ?? null,
    rencanaTanggal: body.rencanaTanggal ?? null,
    komorbid: body.komorbid,
    persetujuan: body.persetujuan,
    ...history,
  });
}

/**
 * Validates a form. Issues that an import stores as invalid are errors here, because the user can
 * correct them at once.
 * @returns the warnings
 * @throws Problem 422 with the issues by field
 */
export function judgeForm(ctx: Context, person: Person): Finding[] {
  const findings = judge(person, { today: dayInJakarta(ctx.now), ...known });
  const errors: Record<string, string[]> = {};
  for (const finding of findings) {
    if (codes[finding.code].effect === 'warning') continue;
    (errors[finding.field] ??= []).push(sayFinding(finding));
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', 'Periksa isian yang ditandai, lalu kirim lagi.', { errors });
  }
  return findings;
}

/**
 * Validates the facility and the planned date, unless both are unchanged from `before`.
 * @throws Problem 422
 */
export async function checkPlan(
  ctx: Context,
  person: Person,
  bhbuId: number | null,
  before?: { readonly faskesId: number | null; readonly plannedOn: string | null },
): Promise<void> {
  const { idFaskes, rencanaTanggal } = person;
  if (idFaskes !== null && idFaskes !== before?.faskesId) {
    if (!(await mayChooseFaskes(ctx.db, idFaskes, bhbuId))) {
      throw invalid('idFaskes', 'Pilih faskes yang aktif dan melayani perusahaan peserta');
    }
  }
  if (rencanaTanggal === null) return;
  const isOver = rencanaTanggal < dayInJakarta(ctx.now);
  if (isOver && rencanaTanggal !== before?.plannedOn) {
    throw invalid('rencanaTanggal', 'Tanggal rencana sudah lewat');
  }
  const isNew = rencanaTanggal !== before?.plannedOn || idFaskes !== before.faskesId;
  if (idFaskes !== null && isNew && !isOver) {
    const open = await openWeekdays(ctx.db, idFaskes);
    const fault = planFault(open.get(idFaskes), rencanaTanggal);
    if (fault !== null) throw invalid('rencanaTanggal', fault);
  }
}

/** Problem 422 at the identity field of a person who is already registered at the company. */
export const alreadyThere = (person: Pick<Person, 'isWNI'>): Problem =>
  invalid(
    person.isWNI ? 'nik' : 'noPaspor',
    'Orang ini sudah terdaftar di perusahaan yang sama. Cari namanya di daftar peserta.',
  );
