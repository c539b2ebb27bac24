import { beforeAll, expect, it } from 'vitest';
import type { PaperSheet } from '#contract/domains/lembar/index.ts';
import { jakartaDay } from '../../builders/vaksinasi.ts';
import { createRequestSteps } from '../permintaan-data/fixture.ts';
import { useVaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let steps: ReturnType<typeof createRequestSteps>;
beforeAll(() => {
  steps = createRequestSteps(fixture().server, () => fixture().admin.token);
});

it('an earlier sheet no longer shows a person whose data are restricted', async () => {
  const { server, nurse, createPeserta } = fixture();
  const nama = 'Abimanyu Dibatasi';
  const { id } = await createPeserta({ nama, rencanaTanggal: jakartaDay(server.now()) });
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    server.request(method, path, { token: nurse.token, ...(body ? { body } : {}) });
  const made = await call('POST', '/Lembar', {});
  expect(made.text).toContain(nama);
  await steps.answered('PEMBATASAN', [id]);
  const read = await call('GET', `/Lembar/${(made.json as unknown as PaperSheet).id}`);
  expect(read.text).not.toContain(nama);
  const { baris } = read.json as unknown as PaperSheet;
  expect(baris.find(({ idPeserta }) => idPeserta === id)).toMatchObject({ orang: null });
});
