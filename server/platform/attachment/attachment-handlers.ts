import type { Attachment, attachmentParams, AttachmentSlot } from '#contract/core/attachment.ts';
import type { UploadedFile } from '#contract/core/values/upload.ts';
import type { z } from '#contract/core/zod.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  attachmentResponse,
  deleteAttachment,
  getAttachment,
  listAttachments,
  readUploads,
  saveAttachment,
} from './attachment-store.ts';

/** A kind of record that has files. */
interface AttachmentOwner<R, S extends string> extends AttachmentRecords<R> {
  readonly slots: readonly AttachmentSlot<S>[];
  /** Whether each download writes an audit entry, because the files are sensitive. */
  readonly auditsDownloads?: boolean;
  /** Returns the audit fields of a saved or removed file; without a file, only data changed. */
  readonly auditFields?: (slot: S, size: number | undefined) => object;
}

/** The records that have files; those of `defineRecords` can be passed. */
interface AttachmentRecords<R> {
  /** Resource of the files and of their audit entries. */
  readonly resource: string;
  /** Checks that the caller may read a record. @throws Problem 404 */
  readonly get: (ctx: Context, id: number) => Promise<unknown>;
  /** Locks a record that the caller may change. @throws Problem 404, 409 */
  readonly lock: (ctx: Context, id: number) => Promise<R>;
  /** Returns the name of a record in audit entries. */
  readonly labelOf: (record: R) => string;
}

interface FileInput {
  readonly params: z.output<typeof attachmentParams>;
}
interface RecordInput {
  readonly params: { readonly id: number };
}

type StoredFile = Awaited<ReturnType<typeof getAttachment>>;

/** Creates the handlers of `attachmentCalls` and the functions that save and remove files. */
export function createAttachmentHandlers<R, S extends string>(owner: AttachmentOwner<R, S>) {
  const { resource, auditFields = (berkas, ukuran) => ({ berkas, ukuran }) } = owner;
  const list = async (ctx: Context, { params: { id } }: RecordInput): Promise<Attachment[]> => {
    await owner.get(ctx, id);
    return await listAttachments(ctx.db, resource, id);
  };
  const download = async (
    ctx: Context,
    { id, recordId, slot }: Pick<StoredFile, 'id' | 'recordId' | 'slot'>,
  ): Promise<Response> => {
    if (owner.auditsDownloads) {
      await ctx.audit({
        action: `${resource}.downloadFile`,
        resource,
        recordId,
        after: { berkas: [slot] },
      });
    }
    return await attachmentResponse(ctx.db, id);
  };
  return {
    attachments: list,

    /** Returns a file by its id, also an earlier version. @throws Problem 404 */
    downloadAttachment: async (ctx: Context, { params }: FileInput): Promise<Response> => {
      const file = await getAttachment(ctx.db, resource, params.id);
      await owner.get(ctx, Number(file.recordId));
      return await download(ctx, file);
    },

    /** Creates the handler that returns the current file of a slot. @throws Problem 404 */
    createSlotDownload:
      (slot: S) =>
      async (ctx: Context, input: RecordInput): Promise<Response> => {
        const current = (await list(ctx, input)).find(file => file.slot === slot);
        if (!current) throw notFound('file');
        return await download(ctx, { ...current, recordId: String(input.params.id) });
      },

    /**
     * Saves the file of a body in a slot of a record and writes the audit entry.
     * @param change saves data with the file and returns its audit fields; called also without file
     * @returns the id of the file, if the body has one
     * @throws Problem 404, 409, 422
     */
    save: async <F extends string>(
      ctx: Context,
      id: number,
      slotName: S,
      [field, upload]: readonly [F, UploadedFile | undefined],
      change?: (record: R) => Promise<object | undefined>,
    ): Promise<string | undefined> => {
      const [file] = await readUploads<string>({ [field]: upload }, [field]);
      const record = await owner.lock(ctx, id);
      const details = await change?.(record);
      const slot = owner.slots.find(({ name }) => name === slotName);
      const place = slot && { resource, recordId: id, slot };
      const saved =
        file && place && (await saveAttachment(ctx.db, ctx.now, place, file, ctx.user.fullName));
      await ctx.audit({
        action: `${resource}.upload`,
        resource,
        recordId: id,
        recordLabel: owner.labelOf(record),
        after: { ...auditFields(slotName, file?.content.byteLength), ...details },
      });
      return saved;
    },

    /** Deletes a file permanently. @returns the id of its record @throws Problem 404, 409 */
    remove: async (ctx: Context, fileId: string): Promise<number> => {
      const { recordId, slot, size } = await getAttachment(ctx.db, resource, fileId);
      const id = Number(recordId);
      const record = await owner.lock(ctx, id);
      await deleteAttachment(ctx.db, fileId);
      await ctx.audit({
        action: `${resource}.discard`,
        resource,
        recordId: id,
        recordLabel: owner.labelOf(record),
        before: auditFields(slot as S, size),
      });
      return id;
    },
  };
}
