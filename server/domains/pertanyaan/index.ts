import { eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { PertanyaanDetail, pertanyaanCalls } from '#contract/domains/pertanyaan/index.ts';
import { pesertaFields, type pesertaCalls, type Peserta } from '#contract/domains/peserta/index.ts';
import { pertanyaanStates } from '#contract/states/pertanyaan.ts';
import {
  getPeserta,
  lockPeserta,
  pesertaHandlers,
  recordDirectConsent,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import { bhbu, pertanyaan, peserta } from '#server/platform/db/schema/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { ask } from './ask.ts';
import { linkHandlers } from './link.ts';
import { pertanyaanLifecycle, pertanyaanRecords, type PertanyaanRow } from './records.ts';
import { decryptValues, shownValue, valuesOf } from './values.ts';

export { countAnswers, pertanyaanLifecycle } from './records.ts';

/** Returns a question with what its participant answered, compared with the data of today. */
async function toDetail(ctx: Context, row: PertanyaanRow): Promise<PertanyaanDetail> {
  if (row.jawaban === null) return { ...row, usulan: [] };
  const { keys } = ctx.deps;
  const [person] = await ctx.db.select().from(peserta).where(eq(peserta.id, row.idPeserta));
  const now = person ? valuesOf(keys, person) : {};
  const [before, answer] = [decryptValues(keys, row.semula), decryptValues(keys, row.jawaban)];
  return {
    ...row,
    usulan: row.isian.map(isian => ({
      isian,
      semula: shownValue(isian, before),
      jawaban: shownValue(isian, answer),
      berubah: row.status === 'DIJAWAB' && (now[isian] ?? null) !== (before[isian] ?? null),
    })),
  };
}

/** Returns a participant as their form sends them; masked numbers stay as they are. */
const toBody = (record: Peserta): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(pesertaFields).map(name => [name, record[name as keyof Peserta] ?? null]),
  );

/**
 * Saves an answer as a change of the participant, with all rules of their form.
 * @throws Problem 409 when a field was changed after the question was sent; 422
 */
async function takeOver(ctx: Context, row: PertanyaanRow): Promise<void> {
  const { keys } = ctx.deps;
  const person = await lockPeserta(ctx, row.idPeserta);
  const [now, before] = [valuesOf(keys, person), decryptValues(keys, row.semula)];
  if (row.isian.some(name => (now[name] ?? null) !== (before[name] ?? null))) {
    throw new Problem('KEADAAN_SALAH', message('pertanyaan.editedMeanwhile'), {
      currentState: row.status,
      reason: 'edited',
    });
  }
  const record = await getPeserta(ctx, row.idPeserta);
  const answer = row.jawaban === null ? {} : decryptValues(keys, row.jawaban);
  const body = { ...toBody(record), ...answer, version: record.version };
  await pesertaHandlers.update(
    { ...ctx, expectedVersion: record.version },
    {
      params: { id: record.id },
      query: undefined,
      body: body as HandlerInput<typeof pesertaCalls.update>['body'],
    },
  );
  const { versiPersetujuan: version, hashPersetujuan: sha256, dijawabPada: at } = row;
  if (version !== null && sha256 !== null && at !== null)
    await recordDirectConsent(ctx.db, row.idPeserta, { version, sha256, at });
}

const list = pertanyaanRecords.list({
  search: [],
  names: [peserta.nama, bhbu.namaBHBU],
  sort: {
    status: inOrderOf(pertanyaanStates.names, pertanyaan.status),
    namaPeserta: ignoringCase(peserta.nama),
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    modifiedAt: pertanyaan.modifiedAt,
  },
  filters: {
    status: pertanyaan.status,
    idBHBU: pertanyaan.idBHBU,
    idPeserta: pertanyaan.idPeserta,
  },
});

const changeState: Handler<typeof pertanyaanCalls.changeState> = async (
  ctx,
  { params, body: { event } },
) => {
  const row = await pertanyaanRecords.lock(ctx, params.id, { submitted: null });
  if (event === 'accept' && row.status === 'DIJAWAB') await takeOver(ctx, row);
  return await toDetail(ctx, await transition(ctx, pertanyaanLifecycle, row, event));
};

export const pertanyaanHandlers: Handlers<typeof pertanyaanCalls> = {
  list,
  get: async (ctx, { params }) => await toDetail(ctx, await pertanyaanRecords.get(ctx, params.id)),
  ask,
  changeState,
  history: createHistoryHandler('pertanyaan', pertanyaanRecords),
  ...linkHandlers,
};
