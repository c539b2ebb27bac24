import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toPage } from '#contract/core/list.ts';
import {
  maxTestsPerHour,
  maxWaitingDeliveries,
  type webhookCalls,
  type WebhookDelivery,
} from '#contract/domains/webhook/index.ts';
import { testEvent, type WebhookBody } from '#contract/domains/webhook/subjects.ts';
import { withPrecheck, type Context, type Handlers } from '#server/platform/context.ts';
import { webhookDelivery } from '#server/platform/db/schema/index.ts';
import { isNotLeased } from '#server/platform/delivery/lease.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { webhooks, type WebhookRow } from './records.ts';

type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Returns the body of a delivery, the same in every attempt. */
export const bodyOf = ({
  eventId,
  nama,
  createdAt,
  data,
}: Pick<DeliveryRow, 'createdAt' | 'data' | 'eventId' | 'nama'>): WebhookBody => ({
  id: eventId,
  nama,
  waktu: createdAt,
  data,
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  idPeristiwa: row.eventId,
  nama: row.nama,
  status: row.status,
  percobaan: row.attempts,
  dibuat: row.createdAt,
  berikutnya: row.status === 'MENUNGGU' ? row.nextAttemptAt : null,
  terkirim: row.doneAt,
  statusHttp: row.httpStatus,
  durasi: row.ms,
  kesalahan: row.failure,
  isi: bodyOf(row),
});

/** Locks a webhook that is on. @throws Problem 404, 409 */
async function lockActive(ctx: Context, id: number): Promise<WebhookRow> {
  const found = await webhooks.lock(ctx, id);
  if (found.status !== 'AKTIF') {
    throw new Problem('KEADAAN_SALAH', message('webhook.off', { nama: found.nama }));
  }
  return found;
}

/** Counts the call in the limit of the account. @throws Problem 429 */
const limitResends = ({ deps, user }: Context): Promise<void> => deps.throttle.countResend(user.id);

/** What a delivery that is sent again starts with. Its event stays as it was: the body with the states of then. */
const sentAgain = ({ now }: Context) =>
  ({
    status: 'MENUNGGU',
    attempts: 0,
    nextAttemptAt: now.toISOString(),
    leasedUntil: null,
    failure: null,
  }) as const;

/** The calls about the deliveries of a webhook. */
export const deliveryHandlers: Pick<
  Handlers<typeof webhookCalls>,
  'deliveries' | 'resend' | 'resendFailed' | 'test'
> = {
  async deliveries(ctx, { params, query }) {
    const { id } = await webhooks.get(ctx, params.id);
    const { pageNumber, pageSize, status } = query;
    const condition = and(
      eq(webhookDelivery.webhookId, id),
      status ? inArray(webhookDelivery.status, status) : undefined,
    );
    const rows = await ctx.db
      .select()
      .from(webhookDelivery)
      .where(condition)
      .orderBy(desc(webhookDelivery.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize);
    const [counted] = await ctx.db.select({ all: count() }).from(webhookDelivery).where(condition);
    return toPage(rows.map(toDelivery), counted?.all ?? 0, query);
  },

  async test(ctx, { params }) {
    const { id, nama } = await lockActive(ctx, params.id);
    const hourAgo = new Date(ctx.now.getTime() - 3_600_000).toISOString();
    const tests = and(
      eq(webhookDelivery.webhookId, id),
      eq(webhookDelivery.nama, testEvent),
      gt(webhookDelivery.createdAt, hourAgo),
    );
    if ((await ctx.db.$count(webhookDelivery, tests)) >= maxTestsPerHour) {
      throw new Problem(
        'TERLALU_SERING',
        message('webhook.tooManyTests', { jumlah: maxTestsPerHour }),
        { headers: { 'retry-after': '3600' } },
      );
    }
    const at = ctx.now.toISOString();
    const [saved] = await ctx.db
      .insert(webhookDelivery)
      .values({
        webhookId: id,
        eventId: randomUUID(),
        nama: testEvent,
        createdAt: at,
        nextAttemptAt: at,
      })
      .returning();
    if (!saved) throw new Error('The delivery was not saved.');
    await ctx.audit({
      action: 'webhook.test',
      resource: 'webhook',
      recordId: id,
      recordLabel: nama,
    });
    return toDelivery(saved);
  },

  resend: withPrecheck(async (ctx, { params }) => {
    const isDelivery = eq(webhookDelivery.id, params.id);
    const [stored] = await ctx.db
      .select({ webhookId: webhookDelivery.webhookId })
      .from(webhookDelivery)
      .where(isDelivery);
    // An event of another organisation does not exist for the caller.
    const found = stored && (await webhooks.find(ctx, stored.webhookId));
    if (!found) throw notFound('webhookDelivery');
    const { id, nama } = await lockActive(ctx, found.id);
    await ctx.db
      .update(webhookDelivery)
      .set(sentAgain(ctx))
      // What is on its way is not sent a second time.
      .where(and(isDelivery, isNotLeased(webhookDelivery, ctx.now)));
    const [saved] = await ctx.db.select().from(webhookDelivery).where(isDelivery);
    if (!saved) throw notFound('webhookDelivery');
    await ctx.audit({
      action: 'webhook.resendEvent',
      resource: 'webhook',
      recordId: id,
      recordLabel: nama,
      after: { pengiriman: saved.nama, idPeristiwa: saved.eventId },
    });
    return toDelivery(saved);
  }, limitResends),

  resendFailed: withPrecheck(async (ctx, { params }) => {
    const { id, nama } = await lockActive(ctx, params.id);
    const failed = ctx.db
      .select({ id: webhookDelivery.id })
      .from(webhookDelivery)
      .where(and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.status, 'GAGAL')))
      .orderBy(desc(webhookDelivery.id))
      .limit(maxWaitingDeliveries);
    const { rowCount } = await ctx.db
      .update(webhookDelivery)
      .set(sentAgain(ctx))
      .where(sql`${webhookDelivery.id} in (${failed})`);
    const jumlah = rowCount ?? 0;
    await ctx.audit({
      action: 'webhook.resendFailed',
      resource: 'webhook',
      recordId: id,
      recordLabel: nama,
      after: { jumlah },
    });
    return { jumlah };
  }, limitResends),
};
