import { readIssueMessage } from '#contract/core/messages/message.ts';
import { z } from '#contract/core/zod.ts';
import { boosterFields, pesertaFields, type FoundIssue } from '#contract/domains/peserta/index.ts';
import type { Person } from '#server/domains/peserta/index.ts';

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

/** The registration that a row changes. */
interface StoredTexts {
  readonly person: Person;
  readonly issues: readonly { readonly code: string; readonly field?: string | null }[];
}

/** Whether a text is stored as it is and was accepted then, by the rules of that day. */
const wasAccepted = (field: string, person: Person, stored: StoredTexts | null): boolean =>
  stored !== null &&
  stored.person[field as keyof Person] === person[field as keyof Person] &&
  !stored.issues.some(issue => issue.code === 'E16' && issue.field === field);

/**
 * Returns format issues of non-empty texts, at most one per field. A text that the registration
 * already has without this issue is not validated again.
 */
export function validateTexts(person: Person, stored: StoredTexts | null): FoundIssue[] {
  const result = textSchema.safeParse(person);
  if (result.success) return [];
  const rowIssues = new Map<string, FoundIssue>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    const isFilled = Boolean(person[field as keyof Person]);
    if (isFilled && !rowIssues.has(field) && !wasAccepted(field, person, stored)) {
      rowIssues.set(field, {
        code: 'E16',
        field,
        detail: readIssueMessage(issue.message),
      });
    }
  }
  return [...rowIssues.values()];
}
