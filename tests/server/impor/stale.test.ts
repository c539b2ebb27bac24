import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impor } from '#server/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet.ts';
import { counts, imporOf, on, send, startImporWorld, type ImporWorld } from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

const minutes = 60_000;

describe('saving', () => {
  it('an import of another company does not change it', async () => {
    const { server } = world;
    const bhbuId = await buildBhbu(server.db);
    const { token } = await server.signIn({ role: 'BHBU', bhbuId });
    const file = imporOf(await send(world, [sheetLine()]));
    const ofFile = eq(impor.id, file.id);
    await server.db.update(impor).set({ savingTotal: 1 }).where(ofFile);
    const told = await on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, token);
    expect(told.status).toBe(404);
    const [row] = await server.db.select().from(impor).where(ofFile);
    expect(row?.savingTotal).toBe(1);
  });

  it('after midnight in Jakarta validates again for the new day', async () => {
    const { server, bhbuId } = world;
    server.pass(13 * 60 * minutes + 50 * minutes);
    expect(server.now().toISOString()).toBe('2030-01-02T16:50:00.000Z');
    const { token } = await server.signIn({ role: 'BHBU', bhbuId });
    const file = imporOf(
      await send(world, [sheetLine({ rencanaTanggal: '02-01-2030' })], { token }),
    );
    expect(counts(file)).toEqual({ baru: 1 });
    server.pass(20 * minutes);
    const told = await on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, token);
    expect(told.status).toBe(409);
    const now = imporOf(await on(world, file, 'GET', '', undefined, token));
    expect(counts(now)).toEqual({ tidakValid: 1 });
    expect(now.kode).toEqual([{ kode: 'E17', jumlah: 1 }]);
  });
});
