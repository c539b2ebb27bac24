import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import {
  maxWebhooks,
  secretPrefix,
  type webhookCalls,
  type WebhookWithSecret,
} from '#contract/domains/webhook/index.ts';
import { webhookSubjectsOf, type WebhookSubjectName } from '#contract/domains/webhook/subjects.ts';
import type { Role } from '#contract/policy.ts';
import {
  checkOwner,
  lingkupOf,
  ownerOf,
  roleOfOwner,
  type Owner,
} from '#server/domains/owner/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { bhbu, faskes, webhook } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { findTarget } from '#server/platform/webhook/target.ts';
import { deliveryHandlers } from './deliveries.ts';
import { webhookLifecycle, webhookLingkup, webhooks, webhookScope } from './records.ts';

export { deliverNextEvent, startWebhookWorker, type WebhookDeliveryOptions } from './worker.ts';

const hourMs = 3_600_000;

/** Counts the webhooks of the caller that the server has given up. */
export const countFailedWebhooks = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    webhook,
    and(eq(webhook.status, 'GAGAL'), webhookScope(ctx)),
    dayOfInstant(webhook.modifiedAt),
  );

/** Requires an address on an allowed host. @throws Problem 422 */
function checkAddress({ deps }: Context, alamat: string): void {
  if (findTarget(alamat, deps.config.webhookHosts)) return;
  const { protocol, host } = new URL(alamat);
  throw invalidField(
    'alamat',
    protocol === 'http:'
      ? message('webhook.httpsOnly')
      : message('webhook.hostNotAllowed', { host }),
  );
}

/** Refuses kinds of records that have no meaning for webhooks of a role. @throws Problem 422 */
function checkSubjects(base: Role, subjects: readonly WebhookSubjectName[]): void {
  const offered = webhookSubjectsOf(base);
  if (subjects.every(subject => offered.includes(subject))) return;
  throw invalidField('peristiwa', message('webhook.subjectWithoutMeaning'));
}

/** Keeps the webhooks of an owner below their limit. @throws Problem 409 */
async function checkCount({ db }: Context, { bhbuId, faskesId }: Owner): Promise<void> {
  // Two calls at once wait for each other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhook ${bhbuId} ${faskesId}`}))`);
  const own = sql`${webhook.idBHBU} is not distinct from ${bhbuId}
    and ${webhook.idFaskes} is not distinct from ${faskesId}`;
  if ((await db.$count(webhook, own)) < maxWebhooks) return;
  throw new Problem('KEADAAN_SALAH', message('webhook.tooMany', { jumlah: maxWebhooks }));
}

/** Makes a secret and returns it with its encrypted form. */
function makeSecret({ deps }: Context) {
  const rahasia = `${secretPrefix}${randomBytes(32).toString('base64url')}`;
  return { rahasia, secret: encryptField(deps.keys, 'webhook.secret', rahasia) };
}

export const webhookHandlers: Handlers<typeof webhookCalls> = {
  list: webhooks.list({
    search: [webhook.nama, webhook.alamat, bhbu.namaBHBU, faskes.namaFaskes],
    sort: { nama: ignoringCase(webhook.nama), createdAt: webhook.createdAt },
    filters: {
      status: webhook.status,
      lingkup: lingkup => eq(webhookLingkup, lingkup),
      idBHBU: webhook.idBHBU,
      idFaskes: webhook.idFaskes,
    },
  }),
  get: (ctx, { params }) => webhooks.get(ctx, params.id),

  async create(ctx, { body }): Promise<WebhookWithSecret> {
    const owner = ownerOf(ctx, body);
    const { nama, alamat, peristiwa } = body;
    checkAddress(ctx, alamat);
    checkSubjects(roleOfOwner[lingkupOf(owner)], peristiwa);
    await checkOwner(ctx, owner);
    await checkCount(ctx, owner);
    const { rahasia, secret } = makeSecret(ctx);
    const { bhbuId: idBHBU, faskesId: idFaskes } = owner;
    const saved = await webhooks.insert(ctx, { nama, alamat, peristiwa, idBHBU, idFaskes, secret });
    await recordCreation(ctx, webhookLifecycle, saved, 'create');
    return { ...saved, rahasia };
  },

  async update(ctx, { params, body }) {
    const before = await webhooks.lock(ctx, params.id, { submitted: body });
    const { nama, alamat, peristiwa } = body;
    checkAddress(ctx, alamat);
    checkSubjects(roleOfOwner[before.lingkup], peristiwa);
    return await webhooks.update(ctx, before, { nama, alamat, peristiwa });
  },

  async remove(ctx, { params }) {
    const before = await webhooks.lock(ctx, params.id, { strength: 'update' });
    return await webhooks.remove(ctx, before);
  },

  async changeState(ctx, { params, body }) {
    const before = await webhooks.lock(ctx, params.id, { submitted: body });
    const values = body.event === 'turnOn' ? { gagalSejak: null } : {};
    await transition(ctx, webhookLifecycle, before, body.event, { values });
    return await webhooks.get(ctx, before.id);
  },

  async newSecret(ctx, { params, body }): Promise<WebhookWithSecret> {
    const before = await webhooks.lock(ctx, params.id);
    const [stored] = await ctx.db
      .select({ secret: webhook.secret })
      .from(webhook)
      .where(eq(webhook.id, before.id));
    const { rahasia, secret } = makeSecret(ctx);
    const hours = Number(body.rahasiaLamaJam);
    const end = new Date(ctx.now.getTime() + hours * hourMs).toISOString();
    const earlier =
      hours > 0 && stored
        ? { earlierSecret: stored.secret, rahasiaLamaSampai: end }
        : { earlierSecret: null, rahasiaLamaSampai: null };
    const saved = await webhooks.update(
      ctx,
      before,
      { secret, ...earlier },
      { action: 'newSecret' },
    );
    return { ...saved, rahasia };
  },

  ...deliveryHandlers,
  history: createHistoryHandler('webhook', webhooks),
};
