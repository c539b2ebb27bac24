import { evidenceStates, pksSlots, type pksCalls } from '#contract/domains/pks/calls.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import { getAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { pksLifecycle } from './lifecycle.ts';
import { pksRecords, toPks, type PksRow } from './records.ts';

type Slot = (typeof pksSlots)[number]['name'];

const files = createAttachmentHandlers({ ...pksRecords, slots: pksSlots });

/** Whether the caller may read the files of a slot. */
const isReadable = ({ scope }: Pick<Context, 'scope'>, slot: string): boolean =>
  scope === 'all' || slot !== 'buktiInternal';

/** Returns the slot of what the caller files; the company reads the seller's once it has a notice. */
function slotOf({ user }: Context, { status }: PksRow): Slot {
  if (user.role === 'BHBU') return 'buktiPembeli';
  return status === 'PERINGATAN' || status === 'PEMBERITAHUAN_AKHIR' ? 'bukti' : 'buktiInternal';
}

export const evidenceHandlers = {
  uploadEvidence: async (ctx, { params: { id }, body }) => {
    const row = await pksRecords.lock(ctx, id, { submitted: null });
    if (!evidenceStates.some(state => state === row.status)) {
      throw new Problem('KEADAAN_SALAH', pksLifecycle.wrongState(row, 'warn'), {
        currentState: row.status,
        reason: 'state',
      });
    }
    await files.save(ctx, id, slotOf(ctx, row), ['bukti', body.bukti]);
    return toPks(ctx, await pksRecords.get(ctx, id));
  },
  attachments: async (ctx, input) =>
    (await files.attachments(ctx, input)).filter(({ slot }) => isReadable(ctx, slot)),
  downloadAttachment: async (ctx, input) => {
    const { slot } = await getAttachment(ctx.db, pksRecords.resource, input.params.id);
    if (!isReadable(ctx, slot)) throw notFound('file');
    return await files.downloadAttachment(ctx, input);
  },
} satisfies Partial<Handlers<typeof pksCalls>>;
