import { boosterFields, pesertaFields, type Finding } from '#contract/peserta/index.ts';
import { z } from '#contract/zod.ts';
import type { Person } from '../peserta/index.ts';

/** The texts that a form would look at more closely than judging does: their length, their letters. */
const texts = z.object({
  nama: pesertaFields.nama,
  tempatLahir: pesertaFields.tempatLahir,
  email: pesertaFields.email,
  alamat: pesertaFields.alamat,
  kecamatan: pesertaFields.kecamatan,
  kelurahan: pesertaFields.kelurahan,
  kodePos: pesertaFields.kodePos,
  penanggung: pesertaFields.penanggung,
  nip: pesertaFields.nip,
  pekerjaan: pesertaFields.pekerjaan,
  vaksinPrimer: boosterFields.vaksinPrimer,
  faskesDosis2: boosterFields.faskesDosis2,
  jenisBooster: boosterFields.jenisBooster,
  batch: boosterFields.batch,
  faskesPelaksana: boosterFields.faskesPelaksana,
});

/** What a form would refuse of texts that are filled in; each field once. */
export function judgeTexts(person: Person): Finding[] {
  const result = texts.safeParse(person);
  if (result.success) return [];
  const findings = new Map<string, Finding>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    const isFilled = Boolean(person[field as keyof Person]);
    if (isFilled && !findings.has(field)) {
      findings.set(field, { code: 'E16', field, detail: issue.message });
    }
  }
  return [...findings.values()];
}
