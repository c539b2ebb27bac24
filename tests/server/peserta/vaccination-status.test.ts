import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { vaccinationStates, type VaccinationState } from '#contract/domains/peserta/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildBooster, buildPeserta } from '../../builders/peserta.ts';
import { readAllData, type AllData } from '../dashboard/recount.ts';
import { usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
let allData: AllData;

beforeAll(async () => {
  const { server, bhbuId, otherBhbuId, faskesId, admin, company } = fixture();
  const at = (i: number) => ({
    userId: i % 2 === 0 ? company.id : admin.id,
    bhbuId: i % 3 === 0 ? otherBhbuId : bhbuId,
    idFaskes: i % 4 === 0 ? null : faskesId,
  });
  for (let i = 0; i < 12; i++) {
    const { id } = await buildPeserta(server.deps, at(i));
    for (let number = 1; number <= i % 3; number++) {
      await buildDose(server.db, { pesertaId: id, faskesId, dosisKe: number });
    }
    if (i % 3 === 0) await buildDose(server.db, { pesertaId: id, faskesId, hasil: 'DITUNDA' });
  }
  for (let i = 0; i < 6; i++) {
    const { id } = await buildBooster(server.deps, at(i));
    if (i % 2 === 0) await buildDose(server.db, { pesertaId: id, faskesId });
  }
  for (let i = 0; i < 5; i++) {
    await buildPeserta(server.deps, {
      ...at(i),
      vaccinationType: 2,
      tanggalBooster: i % 3 === 0 ? null : '2029-06-01',
    });
  }
  allData = await readAllData(server.db);
});

/** Returns the expected ids, computed row by row. */
function expectedIds(
  state: VaccinationState,
  type: number | undefined,
  isInScope: (one: AllData['people'][number]) => boolean,
): number[] {
  const hasStatus = ({ vaccinationType, given }: AllData['people'][number]): boolean => {
    const fullCount = vaccinationType === 0 ? 2 : 1;
    if (state === 'BELUM') return given === 0;
    if (state === 'SUDAH') return given > 0;
    return state === 'SELESAI' ? given >= fullCount : given > 0 && given < fullCount;
  };
  return allData.people
    .filter(
      one =>
        (type === undefined || one.vaccinationType === type) && isInScope(one) && hasStatus(one),
    )
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

const types = [undefined, 0, 1, 2] as const;
const queryOf = (state: string, type?: number): string =>
  `statusVaksinasi=${state}${type === undefined ? '' : `&vaccinationType=${type}`}`;

describe('the vaccination status', () => {
  it.each(vaccinationStates)('%s: list, total and counts agree with a recount', async state => {
    const { server, admin, company, facility, bhbuId, faskesId } = fixture();
    const callers = [
      { path: '/Peserta', token: admin.token, isMine: () => true },
      {
        path: '/Peserta/getByUserId',
        token: company.token,
        isMine: (one: AllData['people'][number]) => one.bhbuId === bhbuId,
      },
      {
        path: '/Peserta',
        token: facility.token,
        isMine: (one: AllData['people'][number]) => one.faskesId === faskesId,
      },
    ];
    for (const { path, token, isMine: isInScope } of callers) {
      for (const type of types) {
        const query = queryOf(state, type);
        const ids = expectedIds(state, type, isInScope);
        const { json } = await server.request('GET', `${path}?${query}&pageSize=500`, { token });
        const rows = json['data'] as { id: number }[];
        expect(
          rows.map(({ id }) => id).sort((a, b) => a - b),
          query,
        ).toEqual(ids);
        expect(json['totalRecords'], query).toBe(ids.length);
        // A search by name is counted by a query, because the stored counts have no names.
        for (const more of ['', '&q=peserta']) {
          const response = await server.request('GET', `/Peserta/jumlah?${query}${more}`, {
            token,
          });
          expect(response.json['totalRecords'], query + more).toBe(ids.length);
        }
      }
    }
  });

  it('has participants in each state of each type, which the tests above need', () => {
    const many = vaccinationStates.map(state =>
      types.map(type => expectedIds(state, type, () => true).length),
    );
    expect(many).toEqual([
      [9, 4, 3, 2],
      [14, 8, 3, 3],
      [4, 4, 0, 0],
      [10, 4, 3, 3],
    ]);
  });

  it('filters an export and is named on its second sheet', async () => {
    const { server, admin } = fixture();
    for (const type of [undefined, 0]) {
      const request = new Request(
        `http://portal.test/api/Peserta/Export?${queryOf('selesai', type)}`,
        { headers: { authorization: `Bearer ${admin.token}` } },
      );
      const answer = await server.app.fetch(request);
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      expect(sheets[0]?.rows).toHaveLength(1 + expectedIds('SELESAI', type, () => true).length);
      const info = Object.fromEntries(sheets[1]?.rows.slice(1) as [string, string][]);
      expect(info['Filter Status vaksinasi']).toBe('Selesai');
    }
  });

  it('is rejected at its field when unknown', async () => {
    const { server, admin } = fixture();
    const response = await server.request('GET', '/Peserta?statusVaksinasi=LENGKAP', {
      token: admin.token,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.json['errors'] as object)).toEqual(['statusVaksinasi']);
  });
});
