import { beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { peserta, voucher } from '#server/platform/db/schema/index.ts';
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
  const { id } = await fixture.bound();
  const { db } = fixture.server;
  const held = async () => (await db.select().from(voucher).where(eq(voucher.id, id)))[0];
  const idPeserta = (await held())?.idPeserta ?? 0;
  const { nomor } = await steps.answered(jenis, [idPeserta]);
  expect(await held()).toMatchObject({ status: 'AKTIF', idPeserta: null });
  const [row] = await db.select().from(peserta).where(eq(peserta.id, idPeserta));
  expect(row).toMatchObject({ noPembatasan: nomor, isActive: false });
  // It was made for the voucher alone.
  expect(row?.deletedAt).not.toBeNull();
});
