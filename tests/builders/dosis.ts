import { eq } from 'drizzle-orm';
import { questionsFor, screeningOn } from '#contract/dosis/index.ts';
import type { Db } from '#server/db/client.ts';
import { dosis, peserta } from '#server/db/schema/index.ts';

const dayMs = 86_400_000;

/** A day in Jakarta, so many days from an instant. */
export const dayFrom = (now: Date, days = 0): string =>
  new Date(now.getTime() + 7 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

/** Answers to a screening that has nothing to say against a dose, but for those that are given. */
export const answers = (yes: readonly string[] = [], day = '2030-01-02', sex = 'P') => ({
  jawaban: Object.fromEntries(
    questionsFor(screeningOn(day), sex).map(({ id }) => [id, yes.includes(id)]),
  ),
});

/** A dose that is given, as the page sends it. */
export const doseBody = (
  idPeserta: number,
  idFaskes: number,
  overrides: Readonly<Record<string, unknown>> = {},
) => ({
  idPeserta,
  idFaskes,
  dosisKe: 1,
  hasil: 'DIBERIKAN',
  skrining: answers(),
  vaksin: 'Sinopharm',
  batch: 'B2030A',
  kadaluarsa: '2031-01-31',
  lokasi: 'LENGAN_KIRI',
  vaksinator: 'Ns. Contoh',
  ...overrides,
});

/** A visit without a dose, as the page sends it. */
export const putOffBody = (
  idPeserta: number,
  idFaskes: number,
  overrides: Readonly<Record<string, unknown>> = {},
) => ({ idPeserta, idFaskes, dosisKe: 1, hasil: 'DITUNDA', alasan: 'SKRINING', ...overrides });

/** What a test cares about in a visit; the rest is a first dose that was given. */
type DosisOverrides = Partial<typeof dosis.$inferInsert> & {
  readonly pesertaId: number;
  readonly faskesId: number;
};

/** A visit of a participant, kept as recording it would. @returns its number */
export async function buildDosis(
  db: Db,
  { pesertaId, faskesId, ...overrides }: DosisOverrides,
): Promise<number> {
  const [who] = await db
    .select({
      bhbuId: peserta.bhbuId,
      userId: peserta.userId,
      vaccinationType: peserta.vaccinationType,
    })
    .from(peserta)
    .where(eq(peserta.id, pesertaId));
  if (!who) throw new Error('nobody has that number');
  const [made] = await db
    .insert(dosis)
    .values({
      ...who,
      pesertaId,
      faskesId,
      number: 1,
      result: 'DIBERIKAN',
      givenOn: '2029-12-20',
      givenAt: '09:30',
      ...overrides,
    })
    .returning({ id: dosis.id });
  return made?.id ?? 0;
}
