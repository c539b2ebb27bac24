import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
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
