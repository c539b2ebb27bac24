import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { webhookStates } from '#contract/states/webhook.ts';
import { isOfCaller, lingkupColumn, type OwnerScopeContext } from '#server/domains/owner/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, faskes, webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { recordMail } from '#server/platform/lifecycle/mail.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const owner = { bhbuId: webhook.idBHBU, faskesId: webhook.idFaskes };

const { secret: _secret, earlierSecret: _earlier, ...columns } = getTableColumns(webhook);

/** SQL expression: whose a webhook is. */
export const webhookLingkup = lingkupColumn(owner);

/** Condition for the webhooks of the caller's company or facility. */
export const webhookScope = (ctx: OwnerScopeContext) => isOfCaller(ctx, owner);

/** Webhooks, without their secrets. */
export const webhooks = defineRecords({
  table: webhook,
  resource: 'webhook',
  noun: 'webhook',
  select: ({ db, now }: ReadContext) =>
    db
      .select({
        ...columns,
        // Once it is over, the earlier secret signs no more.
        rahasiaLamaSampai: sql<string | null>`case
          when ${webhook.rahasiaLamaSampai} > ${now.toISOString()} then ${webhook.rahasiaLamaSampai}
          end`.as('lama_sampai'),
        lingkup: webhookLingkup.as('lingkup'),
        namaOrganisasi: sql<string | null>`coalesce(${bhbu.namaBHBU}, ${faskes.namaFaskes})`.as(
          'nama_organisasi',
        ),
      })
      .from(webhook)
      .leftJoin(bhbu, eq(bhbu.id, webhook.idBHBU))
      .leftJoin(faskes, eq(faskes.id, webhook.idFaskes))
      .$dynamic(),
  scope: webhookScope,
  labelOf: ({ nama }) => nama,
  auditFields: ['nama', 'alamat', 'peristiwa', 'lingkup', 'namaOrganisasi', 'status'],
});

export type WebhookRow = Awaited<ReturnType<typeof webhooks.get>>;

/** The scope of the server itself. */
export const everyWebhook = { scope: 'all', user: { bhbuId: null, faskesId: null } } as const;

/** The lifecycle of webhooks. What waits when one is turned off has failed, and can be sent again. */
export const webhookLifecycle = defineLifecycle({
  ...kitRecords(webhooks),
  states: webhookStates,
  wrongState: ({ nama, status }) =>
    message('webhook.wrongState', { nama, keadaan: message(`webhook.state.${status}`) }),
  guards: {},
  effects: {
    turnOff: ({ db }, { after }) => failWaiting(db, after.id),
    giveUp: ({ db }, { after }) => failWaiting(db, after.id),
  },
  linkOf: ({ id }) => recordPath('webhook', id),
  ownersOf: ({ idBHBU, idFaskes }) => ({ bhbuId: idBHBU, faskesId: idFaskes }),
  mailOf: ({ nama }) =>
    recordMail(message('mail.webhook.subject', { nama }), [message('mail.webhook.giveUp')]),
});

/** Gives up what waits. The outcome of what is on its way is not noted any more, so its lease ends. */
async function failWaiting(db: Context['db'], webhookId: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ status: 'GAGAL', leasedUntil: null })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.status, 'MENUNGGU')));
}
