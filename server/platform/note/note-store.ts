import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { toPage, type Choice } from '#contract/core/list.ts';
import { withdrawalMinutes, type Note } from '#contract/core/note.ts';
import { roleScope, roles, type Permission } from '#contract/policy.ts';
import { mapAttachments } from '#server/platform/attachment/attachment-store.ts';
import type { Context } from '#server/platform/context.ts';
import { containsText } from '#server/platform/db/list-query.ts';
import { appUser, note, role } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

export type NoteRow = typeof note.$inferSelect;

/** Filters on the notes that the caller may see: companies and facilities see no internal ones. */
const isVisibleTo = ({ scope }: Pick<Context, 'scope'>): SQL | undefined =>
  scope === 'all' ? undefined : eq(note.visibility, 'PERUSAHAAN');

/** Whether the caller is the author and the time for withdrawing the note has not passed. */
export const canWithdraw = (
  { user, now }: Pick<Context, 'user' | 'now'>,
  { authorId, createdAt }: NoteRow,
): boolean =>
  authorId === user.id && now.getTime() - Date.parse(createdAt) < withdrawalMinutes * 60_000;

/** Converts rows to notes, with the files and the names of the mentioned accounts. */
export async function toNotes(ctx: Context, rows: readonly NoteRow[]): Promise<Note[]> {
  const ids = rows.map(({ id }) => id);
  const files = await mapAttachments(ctx.db, 'note', ids);
  const mentioned = await ctx.db
    .select({ id: appUser.id, name: appUser.fullName })
    .from(appUser)
    .where(
      inArray(
        appUser.id,
        rows.flatMap(({ mentions }) => mentions),
      ),
    );
  const names = new Map(mentioned.map(({ id, name }) => [id, name]));
  return rows.map(row => ({
    id: row.id,
    teks: row.text,
    visibilitas: row.visibility,
    oleh: row.authorName,
    waktu: row.createdAt,
    disebut: row.mentions.flatMap(id => names.get(id) ?? []),
    berkas: files.get(row.id) ?? [],
    dapatDitarik: canWithdraw(ctx, row),
  }));
}

/** Returns a page of the notes on a record, the latest first. */
export async function listNotes(
  ctx: Context,
  resource: string,
  recordId: number,
  request: { pageNumber: number; pageSize: number },
) {
  const where = and(eq(note.resource, resource), eq(note.recordId, recordId), isVisibleTo(ctx));
  const rows = await ctx.db
    .select()
    .from(note)
    .where(where)
    .orderBy(desc(note.id))
    .limit(request.pageSize)
    .offset((request.pageNumber - 1) * request.pageSize);
  return toPage(await toNotes(ctx, rows), await ctx.db.$count(note, where), request);
}

/** Returns a note that the caller may see, if its record is in scope. @throws Problem 404 */
export async function getNote(ctx: Context, resource: string, id: number): Promise<NoteRow> {
  const [found] = await ctx.db
    .select()
    .from(note)
    .where(and(eq(note.id, id), eq(note.resource, resource), isVisibleTo(ctx)));
  if (!found) throw notFound('note');
  return found;
}

/** Maximum number of offered accounts; the user types a part of the name to see others. */
const maxMentionable = 50;

/** Lists the other active staff, by name, who may read every record of the permission. */
export async function listMentionable(
  { db, user }: Pick<Context, 'db' | 'user'>,
  read: Permission,
  { q, ids }: { q?: string | undefined; ids?: readonly number[] },
): Promise<Choice[]> {
  const readers = roles.filter(one => roleScope(one, read) === 'all');
  return await db
    .select({ id: appUser.id, name: appUser.fullName })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        ne(appUser.id, user.id),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        inArray(role.peranDasar, readers),
        containsText(q, [appUser.fullName]),
        ids && inArray(appUser.id, [...ids]),
      ),
    )
    .orderBy(appUser.fullName, appUser.id)
    .limit(maxMentionable);
}
