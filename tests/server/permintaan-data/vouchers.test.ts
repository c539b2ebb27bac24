import { beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { peserta } from '#server/platform/db/schema/index.ts';
import { useClinicFixture, type ClinicFixture } from '../voucher/clinic-fixture.ts';
import { createRequestSteps } from './fixture.ts';

const getFixture = useClinicFixture();
let fixture: ClinicFixture;
let steps: ReturnType<typeof createRequestSteps>;
beforeAll(() => {
  fixture = getFixture();
  steps = createRequestSteps(fixture.server, () => fixture.world.tokens.ADMIN);
});

it.each(['PENARIKAN', 'PENGHAPUSAN'])('%s frees the voucher of its participant', async jenis => {
  const { id, idPeserta } = await fixture.bound();
  const { nomor } = await steps.answered(jenis, [idPeserta ?? 0]);
  expect(await fixture.get(id)).toMatchObject({ status: 'AKTIF', idPeserta: null });
  const [row] = await fixture.server.db
    .select()
    .from(peserta)
    .where(eq(peserta.id, idPeserta ?? 0));
  expect(row).toMatchObject({ noPembatasan: nomor, isActive: false, isVoucher: false });
});
