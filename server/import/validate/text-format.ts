import { readIssueMessage } from '#contract/messages/message.ts';
import { boosterFields, pesertaFields, type FoundIssue } from '#contract/peserta/index.ts';
import { z } from '#contract/zod.ts';
import type { Person } from '../../peserta/index.ts';

/** Text fields with the form's length and character rules, which row validation does not check. */
const textSchema = z.object({
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

/** Returns format issues of non-empty texts, at most one per field. */
export function validateTexts(person: Person): FoundIssue[] {
  const result = textSchema.safeParse(person);
  if (result.success) return [];
  const rowIssues = new Map<string, FoundIssue>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    const isFilled = Boolean(person[field as keyof Person]);
    if (isFilled && !rowIssues.has(field)) {
      rowIssues.set(field, {
        code: 'E16',
        field,
        detail: readIssueMessage(issue.message),
      });
    }
  }
  return [...rowIssues.values()];
}
