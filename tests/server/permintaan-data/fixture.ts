import { sql } from 'drizzle-orm';
import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { TestResponse, TestServer } from '../harness/server.ts';

/** The steps of a request, made by an officer; each has to succeed. */
export function createRequestSteps(server: TestServer, tokenOf: () => string) {
  const must = async (method: string, path: string, body?: object) => {
    const response = await server.request(method, `/PermintaanData${path}`, {
      token: tokenOf(),
      body,
    });
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.text}`);
    return response.json as unknown as PermintaanDataDetail;
  };
  const register = (jenis: string, overrides: object = {}) =>
    must('POST', '', {
      saluran: 'SURAT',
      jenis,
      hubungan: 'DIRI',
      nama: 'Sari Contoh',
      email: 'sari@contoh.example',
      ...overrides,
    });
  /** Registers a request of some participants and takes it to the work on it. */
  const inWork = async (jenis: string, idPeserta: readonly number[], overrides: object = {}) => {
    const { id } = await register(jenis, overrides);
    await must('PUT', `/identitas/${id}`, { buktiIdentitas: 'KTP' });
    await must('PUT', `/peserta/${id}`, { idPeserta });
    return await must('PUT', `/kerjakan/${id}`, {});
  };
  const answer = (id: number): Promise<TestResponse> =>
    server.request('PUT', `/PermintaanData/jawab/${id}`, {
      token: tokenOf(),
      body: { jawaban: 'Sudah dilaksanakan.' },
    });
  /** Answers a new request of some participants. */
  const answered = async (jenis: string, idPeserta: readonly number[]) => {
    const { id } = await inWork(jenis, idPeserta);
    const response = await answer(id);
    if (response.status !== 200) throw new Error(response.text);
    return response.json as unknown as PermintaanDataDetail;
  };
  return { must, register, inWork, answer, answered };
}

/** Returns what doses, money and numbers say, which an erasure must not change. */
export async function readFigures(db: Db): Promise<unknown> {
  const { rows } = await db.execute(sql`select
      (select coalesce(jsonb_agg(to_jsonb(d) order by d), '[]') from dose_count d) as doses,
      (select coalesce(jsonb_agg(to_jsonb(s) order by s), '[]') from stock s) as stock,
      (select coalesce(jsonb_agg(to_jsonb(i) order by i.id), '[]') from invoice i) as invoices,
      (select coalesce(jsonb_agg(to_jsonb(n) order by n), '[]') from document_series n
        where n.kind <> 'permintaanData') as series,
      (select sum(n)::int from peserta_total) as participants,
      (select sum(n)::int from peserta_count) as counted,
      (select coalesce(jsonb_agg(jsonb_build_array(c.nomor, c.status, c.dosis) order by c.id), '[]')
        from certificate c) as proofs,
      (select coalesce(jsonb_agg(jsonb_build_array(p.id, p.dosis_diberikan, p.sertifikat_dosis, p.is_valid)
        order by p.id), '[]') from peserta p) as given`);
  return rows[0];
}
