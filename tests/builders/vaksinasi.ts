import { eq } from 'drizzle-orm';
import { questionsFor, screeningInForceOn } from '#contract/domains/vaksinasi/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';

const dayMs = 86_400_000;

/** Returns the date in Jakarta (`YYYY-MM-DD`), `days` days after an instant. */
export const jakartaDay = (now: Date, days = 0): string =>
  new Date(now.getTime() + 7 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns answers to the screening questions: `true` for the ids in `yes`, `false` for the others.
 */
export const screeningAnswers = (yes: readonly string[] = [], day = '2030-01-02', sex = 'P') => ({
  jawaban: Object.fromEntries(
    questionsFor(screeningInForceOn(day), sex).map(({ id }) => [id, yes.includes(id)]),
  ),
});

/** Returns the body for recording a given dose. */
export const doseBody = (
  idPeserta: number,
  idFaskes: number,
  overrides: Readonly<Record<string, unknown>> = {},
) => ({
  idPeserta,
  idFaskes,
  dosisKe: 1,
  hasil: 'DIBERIKAN',
  skrining: screeningAnswers(),
  vaksin: 'Sinopharm',
  alasanVaksin: 'Bantuan pemerintah',
  batch: 'B2030A',
  kadaluarsa: '2031-01-31',
  lokasi: 'LENGAN_KIRI',
  vaksinator: 'Ns. Contoh',
  ...overrides,
});

/** Returns the body for recording a postponed visit, in which no dose is given. */
export const postponedBody = (
  idPeserta: number,
  idFaskes: number,
  overrides: Readonly<Record<string, unknown>> = {},
) => ({ idPeserta, idFaskes, dosisKe: 1, hasil: 'DITUNDA', alasan: 'SKRINING', ...overrides });

/** Overrides of a visit; the default is a first dose that is given. */
type DoseOverrides = Partial<typeof dose.$inferInsert> & {
  readonly pesertaId: number;
  readonly faskesId: number;
};

/** Inserts a visit with the columns that recording it would fill. @returns its id */
export async function buildDose(
  db: Db,
  { pesertaId, faskesId, ...overrides }: DoseOverrides,
): Promise<number> {
  const [registration] = await db
    .select({
      bhbuId: peserta.bhbuId,
      userId: peserta.userId,
      vaccinationType: peserta.vaccinationType,
    })
    .from(peserta)
    .where(eq(peserta.id, pesertaId));
  if (!registration) throw new Error('the registration does not exist');
  const [created] = await db
    .insert(dose)
    .values({
      ...registration,
      pesertaId,
      faskesId,
      dosisKe: 1,
      hasil: 'DIBERIKAN',
      tanggal: '2029-12-20',
      jam: '09:30',
      ...overrides,
    })
    .returning({ id: dose.id });
  return created?.id ?? 0;
}
