import type { DuplicatePair } from '#contract/domains/duplicate/index.ts';
import type { TestResponse } from '../harness/server.ts';
import { usePesertaFixture, type PesertaFixture } from '../peserta/fixture.ts';

/** A fixture with the calls of pairs. */
export interface DuplicateFixture extends PesertaFixture {
  readonly pairs: (query?: string, token?: string) => Promise<DuplicatePair[]>;
  /** The only pair of a participant. */
  readonly pairOf: (id: number, token?: string) => Promise<DuplicatePair>;
  readonly merge: (
    pair: DuplicatePair,
    body?: Readonly<Record<string, unknown>>,
    token?: string,
  ) => Promise<TestResponse>;
  readonly unmerge: (idGabungan: number, token?: string) => Promise<TestResponse>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useDuplicateFixture(): () => DuplicateFixture {
  const peserta = usePesertaFixture();
  return () => {
    const fixture = peserta();
    const { server, company } = fixture;
    const pairs: DuplicateFixture['pairs'] = async (query = '', token = company.token) =>
      (await server.request('GET', `/Peserta/ganda?pageSize=500&${query}`, { token })).json[
        'data'
      ] as DuplicatePair[];
    return {
      ...fixture,
      pairs,
      async pairOf(id, token) {
        const [only, ...more] = await pairs(`idPeserta=${id}`, token);
        if (!only || more.length > 0) throw new Error(`${more.length + 1} pairs`);
        return only;
      },
      merge: (pair, body = {}, token = company.token) =>
        server.request('POST', `/Peserta/ganda/${pair.id}/gabung`, {
          token,
          body: {
            tetap: 'kiri',
            pilihan: {},
            versi: { kiri: pair.kiri.version, kanan: pair.kanan.version },
            ...body,
          },
        }),
      unmerge: (idGabungan, token = company.token) =>
        server.request('POST', `/Peserta/gabungan/${idGabungan}/batal`, { token, body: {} }),
    };
  };
}
