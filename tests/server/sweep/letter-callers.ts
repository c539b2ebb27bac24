import { surat } from '#server/platform/db/schema/index.ts';
import type { ScopedCallerFactory } from './members.ts';
import { pair, unfiled, type Build } from './order-callers.ts';

let letters = 0;

/** Inserts a letter that was sent to the company of the owner. */
const buildLetter: Build = async (server, { bhbuId }) => {
  letters += 1;
  const [row] = await server.db
    .insert(surat)
    .values({
      jenis: 'KEADAAN_KAHAR',
      status: 'TERKIRIM',
      noSurat: `SRT/SAPU/${letters}`,
      tanggal: '2030-01-02',
      idBHBU: bhbuId,
      kepada: 'penerima@contoh.test',
      dikirimPada: server.now().toISOString(),
    })
    .returning({ id: surat.id });
  return row?.id ?? 0;
};

const silent = { silent: true };

/** The callers of the scoped calls of letters. */
export const letterCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'surat.get': pair(buildLetter),
  'surat.history': pair(buildLetter, undefined, silent),
  'surat.printed': pair(buildLetter),
  'surat.pdf': pair(buildLetter, undefined, silent),
  'surat.send': pair(buildLetter, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
};
