import { expect, it } from 'vitest';
import {
  queueFilters,
  queueReasons,
  queueStates,
  type QueueCounts,
  type QueueEntry,
} from '#contract/domains/vaksinasi/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { buildDose, jakartaDay } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();

const randomPeople = fc.array(
  fc.record({
    isPlanned: fc.boolean(),
    /** Days since the doses given before. */
    before: fc.constantFrom([], [25], [40], [10], [60, 30]),
    hasil: fc.constantFrom(undefined, 'DIBERIKAN', 'DITUNDA', 'DITOLAK'),
  }),
  { minLength: 1, maxLength: 6 },
);
type RandomPerson = (typeof randomPeople extends fc.Arbitrary<infer P> ? P : never)[number];

const countOf = {
  BELUM: 'sisa',
  DIBERIKAN: 'diberikan',
  DITUNDA: 'ditunda',
  DITOLAK: 'ditolak',
  LENGKAP: 'lengkap',
  RENCANA: 'rencana',
  JATUH_TEMPO: 'jatuhTempo',
  TANPA_RENCANA: 'tanpaRencana',
  TERLAMBAT: 'terlambat',
} as const satisfies Record<(typeof queueFilters)[number], keyof QueueCounts>;

/** Registers people at a facility of their own. */
async function buildClinic(people: readonly RandomPerson[]): Promise<number> {
  const { server, bhbuId, createPeserta } = fixture();
  const idFaskes = await buildFaskes(server.db, { serves: [bhbuId] });
  const tanggal = jakartaDay(server.now());
  for (const { isPlanned, before, hasil } of people) {
    const rencanaTanggal = isPlanned ? tanggal : null;
    const { id: pesertaId } = await createPeserta({ idFaskes, rencanaTanggal });
    const one = { pesertaId, faskesId: idFaskes };
    for (const [at, days] of before.entries()) {
      const day = jakartaDay(server.now(), -days);
      await buildDose(server.db, { ...one, dosisKe: at + 1, tanggal: day });
    }
    if (hasil) await buildDose(server.db, { ...one, dosisKe: before.length + 1, hasil, tanggal });
  }
  return idFaskes;
}

it('has everyone of the day in exactly one state and one reason, whose counts add up', async () => {
  const { server, admin } = fixture();
  await fc.assert(
    fc.asyncProperty(randomPeople, async people => {
      const idFaskes = await buildClinic(people);
      const list = async (status?: string) => {
        const query = `idFaskes=${idFaskes}${status ? `&status=${status}` : ''}`;
        const { json } = await server.request('GET', `/Vaksinasi/daftar?${query}`, {
          token: admin.token,
        });
        const ids = (json['data'] as QueueEntry[]).map(({ id }) => id);
        return { ids, hitungan: json['hitungan'] as QueueCounts };
      };
      const { ids: everyone, hitungan } = await list();
      expect(hitungan.semua).toBe(everyone.length);
      const filtered = new Map<string, readonly number[]>();
      for (const status of queueFilters) filtered.set(status, (await list(status)).ids);
      for (const parts of [queueStates, queueReasons]) {
        const found = parts.flatMap(status => filtered.get(status) ?? []);
        expect(found.toSorted((a, b) => a - b)).toEqual(everyone.toSorted((a, b) => a - b));
      }
      for (const status of queueFilters) {
        expect(hitungan[countOf[status]]).toBe(filtered.get(status)?.length);
      }
    }),
    { numRuns: runs(3) },
  );
});
