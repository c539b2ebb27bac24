import { eq, sql } from 'drizzle-orm';
import type { OutboxMessage, outboxCalls } from '#contract/domains/outbox.ts';
import { roleScope, type Role } from '#contract/policy.ts';
import { recordPages, recordPathFor, type RecordKind } from '#contract/record-pages.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { containsText, waitingFirst } from '#server/platform/db/list-query.ts';
import { filedDocument, outbox } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { pdfFileName } from '#server/platform/files/document.ts';
import { notFound } from '#server/platform/problem.ts';
import { createList } from '#server/platform/record/index.ts';
import { decryptMail, deliveredText, type Mail, type MailSubject } from './outbox.ts';

const recipient = sql<string | null>`${outbox.payload}->>'to'`;
const subject = sql<string>`coalesce(${outbox.payload}->>'subject', ${outbox.kind})`;

const messageColumns = {
  id: outbox.id,
  status: outbox.status,
  kepada: recipient,
  perihal: subject,
  dokumen: filedDocument.title,
  dibuat: outbox.createdAt,
  terkirim: outbox.doneAt,
  percobaan: outbox.attempts,
  kesalahan: outbox.lastError,
  alasan: outbox.dismissReason,
  about: sql<MailSubject | null>`${outbox.payload}->'about'`,
};

const selectMessages = (db: Queryable) =>
  db
    .select(messageColumns)
    .from(outbox)
    .leftJoin(filedDocument, eq(filedDocument.id, outbox.idDocument))
    .$dynamic();

const isRecordKind = (resource: string): resource is RecordKind =>
  Object.hasOwn(recordPages, resource);

/** Returns the page of the record that a message is about, if the role may open it. */
function pathOf(role: Role, about: MailSubject | null): string | null {
  if (about === null || !isRecordKind(about.resource)) return null;
  if (roleScope(role, recordPages[about.resource].access) === undefined) return null;
  return recordPathFor(role, about.resource, about.recordId);
}

/** Returns a message, which names its attachment as the mail does. */
const toMessage = (
  { user }: Pick<Context, 'user'>,
  { dokumen, about, ...message }: Awaited<ReturnType<typeof selectMessages>>[number],
): OutboxMessage => ({
  ...message,
  lampiran: dokumen === null ? null : pdfFileName(dokumen),
  tautan: pathOf(user.role, about),
});

export const list: Handler<typeof outboxCalls.list> = createList(
  {
    id: outbox.id,
    select: ({ db }) => selectMessages(db),
    complete: (ctx, rows) => rows.map(row => toMessage(ctx, row)),
  },
  {
    search: q => containsText(q, [recipient, subject]),
    sort: {
      dibuat: outbox.createdAt,
      menunggu: waitingFirst(
        ['dead'],
        outbox.status,
        sql`${outbox.createdAt}::date`,
        sql`${outbox.createdAt}::date`,
      ),
    },
    filters: { status: outbox.status },
  },
);

/** Counts the messages whose delivery failed permanently. */
export const countFailedMessages = (db: Queryable): Promise<Waiting> =>
  countWaitingRows(db, outbox, eq(outbox.status, 'dead'), dayOfInstant(outbox.createdAt));

/**
 * Returns one message without its text.
 * @throws Problem 404
 */
export async function getMessage(
  ctx: Pick<Context, 'db' | 'user'>,
  id: number,
): Promise<OutboxMessage> {
  const [found] = await selectMessages(ctx.db).where(eq(outbox.id, id));
  if (!found) throw notFound('outboxMessage');
  return toMessage(ctx, found);
}

export const get: Handler<typeof outboxCalls.get> = (ctx, { params }) => getMessage(ctx, params.id);

/** Returns the text of a message; reading it is recorded in the audit log. */
export const open: Handler<typeof outboxCalls.reveal> = async (ctx, { params }) => {
  const message = await getMessage(ctx, params.id);
  const [row] = await ctx.db
    .select({ payload: outbox.payload, sealed: outbox.sealed, until: outbox.sealedUntil })
    .from(outbox)
    .where(eq(outbox.id, params.id));
  const isExpired = row?.until != null && row.until <= ctx.now.toISOString();
  const isPrivate = (row?.payload as Partial<Mail> | undefined)?.isPrivate === true;
  const mail = row && !isExpired && !isPrivate ? decryptMail(ctx.deps.keys, row) : null;
  await ctx.audit({
    action: 'outbox.open',
    resource: 'outbox',
    recordId: message.id,
    recordLabel: message.perihal,
    after: { kepada: message.kepada, terbaca: mail !== null },
  });
  return { ...message, isi: mail && deliveredText(mail, ctx.deps.config) };
};
