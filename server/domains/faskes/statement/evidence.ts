import { evidenceSlots, type faskesCalls } from '#contract/domains/faskes/index.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { Handlers } from '#server/platform/context.ts';
import { faskesRecords } from '../records.ts';
import { saveAnswer } from './answer-guarantee.ts';
import { getStatement } from './statement.ts';

const evidence = createAttachmentHandlers({
  resource: 'faskes',
  slots: evidenceSlots,
  auditsDownloads: true,
  get: faskesRecords.get,
  lock: faskesRecords.lock,
  labelOf: ({ namaFaskes }) => namaFaskes,
  auditFields: (butir, ukuran) => ({ butir, ukuran }),
});

/** Handlers of the evidence files of guarantees. */
export const evidenceHandlers = {
  async addEvidence(ctx, { params: { id, butir }, body: { berkas, ...answer } }) {
    const { jawaban, catatan, berlakuSampai = null } = answer;
    if (jawaban !== undefined) {
      const given = { jawaban: jawaban === 'true', catatan: catatan || null, berlakuSampai };
      await saveAnswer(ctx, id, butir, given, undefined);
    }
    await evidence.save(ctx, id, butir, ['berkas', berkas]);
    return await getStatement(ctx, id);
  },
  removeEvidence: async (ctx, { params }) =>
    await getStatement(ctx, await evidence.remove(ctx, params.id)),
  downloadEvidence: evidence.downloadAttachment,
} satisfies Partial<Handlers<typeof faskesCalls>>;
