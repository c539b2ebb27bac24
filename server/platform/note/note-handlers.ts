import { eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import {
  maxMentions,
  noteFileFields,
  type Note,
  type noteCalls,
  type NoteVisibility,
} from '#contract/core/note.ts';
import type { LiveTopic } from '#contract/domains/live.ts';
import type { Permission } from '#contract/policy.ts';
import { recordPath, type RecordKind } from '#contract/record-pages.ts';
import {
  attachmentResponse,
  deleteAttachments,
  getAttachment,
  readUploads,
  saveAttachment,
} from '#server/platform/attachment/attachment-store.ts';
import { withPrecheck, type Context, type Handlers } from '#server/platform/context.ts';
import { note } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { findAudience, type Organization } from './audience.ts';
import {
  canWithdraw,
  getNote,
  listMentionable,
  listNotes,
  toNotes,
  type NoteRow,
} from './note-store.ts';

/** A kind of record that has notes. */
interface NoteOwner<R> {
  /** Resource of the record and of the audit entries, and the page with the notes. */
  readonly resource: RecordKind & LiveTopic;
  /** Permission to read a record. */
  readonly read: Permission;
  /** Read a record in the caller's scope; `get` throws Problem 404. */
  readonly records: {
    readonly get: (ctx: Context, id: number) => Promise<R>;
    readonly find: (ctx: Context, id: number) => Promise<R | undefined>;
  };
  /** Returns the name of a record in audit entries and notifications. */
  readonly labelOf: (record: R) => string;
  /** Returns the id of the record at which notes are stored, where records share them. */
  readonly storedAt?: (record: R) => number;
}

type NewNote = HandlerInput<ReturnType<typeof noteCalls<Permission>>['addNote']>;

const slot = { name: 'berkas', maxFiles: noteFileFields.length };

/**
 * Returns the visibility of a new note: staff choose, and others write only what they can see.
 * @throws Problem 422
 */
function visibilityOf({ scope }: Context, chosen: NoteVisibility | undefined): NoteVisibility {
  if (scope === 'all') return chosen ?? 'INTERNAL';
  if (chosen === 'INTERNAL') throw invalidField('visibilitas', message('note.internalByStaff'));
  return 'PERUSAHAAN';
}

/** Creates the handlers of `noteCalls` for the records of one resource. */
export function createNoteHandlers<R>(
  owner: NoteOwner<R>,
): Handlers<ReturnType<typeof noteCalls<Permission>>> {
  const { resource, read } = owner;
  const storedAt = (record: R, id: number): number => owner.storedAt?.(record) ?? id;

  /** Returns the ids of the accounts to mention. @throws Problem 422 */
  const checkMentions = async (ctx: Context, ids: readonly number[]): Promise<number[]> => {
    if (ids.length === 0) return [];
    if (ctx.scope !== 'all') throw invalidField('sebut', message('note.mentionsByStaff'));
    const found = await listMentionable(ctx, read, { ids });
    if (ids.some(id => !found.some(one => one.id === id)))
      throw invalidField('sebut', message('note.unknownMention'));
    return [...new Set(ids)].slice(0, maxMentions);
  };

  const remove = async (
    ctx: Context,
    id: number,
    check: (row: NoteRow) => void = () => undefined,
  ): Promise<Note> => {
    const row = await getNote(ctx, resource, id);
    const record = await owner.records.get(ctx, row.recordId);
    check(row);
    const [removed] = await toNotes(ctx, [row]);
    if (!removed) throw new Error('The note was not converted.');
    await deleteAttachments(ctx.db, 'note', id);
    await ctx.db.delete(note).where(eq(note.id, id));
    // The text is left out, because the audit log is permanent.
    await ctx.audit({
      action: `${resource}.removeNote`,
      resource,
      recordId: row.recordId,
      recordLabel: owner.labelOf(record),
      before: { visibilitas: row.visibility, oleh: row.authorName, waktu: row.createdAt },
    });
    return removed;
  };

  const addNote = async (ctx: Context, { params: { id }, body }: NewNote): Promise<Note> => {
    const record = await owner.records.get(ctx, id);
    const visibility = visibilityOf(ctx, body.visibilitas);
    const mentions = await checkMentions(ctx, body.sebut ?? []);
    const files = await readUploads(body, noteFileFields);
    const [row] = await ctx.db
      .insert(note)
      .values({
        resource,
        recordId: storedAt(record, id),
        text: body.teks,
        visibility,
        mentions,
        authorId: ctx.user.id,
        authorName: ctx.user.fullName,
        createdAt: ctx.now.toISOString(),
      })
      .returning();
    const filed = { resource: 'note', recordId: row?.id ?? 0, slot };
    for (const file of files) await saveAttachment(ctx.db, ctx.now, filed, file, ctx.user.fullName);
    const recordLabel = owner.labelOf(record);
    await ctx.audit({
      action: `${resource}.addNote`,
      resource,
      recordId: id,
      recordLabel,
      after: { visibilitas: visibility, disebut: mentions.length, berkas: files.length },
    });
    const place = { resource, id, storedAt: storedAt(record, id) };
    const isSeenBy = async (organization: Organization): Promise<boolean> => {
      const reader = { ...ctx, scope: 'own', user: { ...ctx.user, ...organization } } as const;
      return (await owner.records.find(reader, id)) !== undefined;
    };
    const audience =
      visibility === 'INTERNAL'
        ? []
        : await findAudience(ctx, read, { ...place, isSeenBy }, mentions);
    for (const { message: text, scope, accounts } of [
      // Only those who read all records can be mentioned.
      { message: 'note.mention', scope: 'all', accounts: mentions },
      ...audience.map(one => ({ message: 'note.add', ...one })),
    ] as const) {
      await notifyAccounts(
        ctx,
        'person',
        { userId: accounts },
        {
          resource,
          recordId: id,
          message: text,
          params: { nama: recordLabel, oleh: ctx.user.fullName },
          path: recordPath(resource, id, scope),
        },
      );
    }
    const [added] = await toNotes(ctx, row ? [row] : []);
    if (!added) throw new Error('The note was not inserted.');
    return added;
  };

  return {
    async notes(ctx, { params, query }) {
      const record = await owner.records.get(ctx, params.id);
      return await listNotes(ctx, resource, storedAt(record, params.id), query);
    },

    addNote: withPrecheck(addNote, (ctx, { body }) =>
      ctx.deps.throttle.countNote(
        ctx.user.id,
        noteFileFields.reduce((sum, field) => sum + (body[field]?.size ?? 0), 0),
      ),
    ),

    withdrawNote: (ctx, { params }) =>
      remove(ctx, params.id, row => {
        if (row.authorId !== ctx.user.id)
          throw new Problem('AKSES_DITOLAK', message('note.notAuthor'));
        if (!canWithdraw(ctx, row)) throw new Problem('KEADAAN_SALAH', message('note.tooLate'));
      }),

    deleteNote: (ctx, { params }) => remove(ctx, params.id),

    async mentionable(ctx, { params, query }) {
      await owner.records.get(ctx, params.id);
      return ctx.scope === 'all' ? await listMentionable(ctx, read, query) : [];
    },

    async downloadNoteFile(ctx, { params }) {
      const { recordId: noteId } = await getAttachment(ctx.db, 'note', params.id);
      const row = await getNote(ctx, resource, Number(noteId));
      await owner.records.get(ctx, row.recordId);
      return await attachmentResponse(ctx.db, params.id);
    },
  };
}
