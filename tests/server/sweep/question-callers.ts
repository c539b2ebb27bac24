import { encryptValues } from '#server/domains/pertanyaan/values.ts';
import { pertanyaan } from '#server/platform/db/schema/index.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import type { ScopedCallerFactory } from './members.ts';
import { pair, type Build } from './order-callers.ts';

let questions = 0;

/** Inserts a question to a participant of the owner's company. */
const buildQuestion: Build = async (server, { id: userId, bhbuId }) => {
  questions += 1;
  const { id: idPeserta } = await buildPeserta(server.deps, { userId, bhbuId });
  const [row] = await server.db
    .insert(pertanyaan)
    .values({
      idPeserta,
      idBHBU: bhbuId,
      isian: ['alamat'],
      fakta: ['tanggalLahir', 'nik'],
      semula: encryptValues(server.deps.keys, { alamat: 'Jalan Lama' }),
      tokenHash: `sapu-${questions}`,
      tautanSampai: new Date(server.now().getTime() + 86_400_000).toISOString(),
    })
    .returning({ id: pertanyaan.id });
  return row?.id ?? 0;
};

const silent = { silent: true };

/** The callers of the scoped calls of questions to participants. */
export const questionCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'pertanyaan.get': pair(buildQuestion),
  'pertanyaan.changeState': pair(buildQuestion, () => ({ event: 'cancel' })),
  'pertanyaan.history': pair(buildQuestion, undefined, silent),
};
