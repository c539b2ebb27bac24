import { webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import type { TestServer } from '../harness/server.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

const foreignText = 'Penerima Asing';

/** Stores a webhook, and an event on its way to it. @returns the ids of both */
async function buildWebhook(
  { db }: TestServer,
  owner: { readonly idBHBU?: number; readonly idFaskes?: number },
  nama: string,
): Promise<readonly [id: number, delivery: number]> {
  const [stored] = await db
    .insert(webhook)
    .values({
      nama,
      alamat: 'https://hris.contoh.co.id/',
      peristiwa: ['workOrder'],
      secret: Buffer.alloc(1),
      ...owner,
    })
    .returning({ id: webhook.id });
  const id = stored?.id ?? 0;
  const at = '2030-01-02T03:00:00.000Z';
  const [delivery] = await db
    .insert(webhookDelivery)
    .values({
      webhookId: id,
      eventId: crypto.randomUUID(),
      nama: 'webhook.UJI',
      createdAt: at,
      nextAttemptAt: at,
    })
    .returning({ id: webhookDelivery.id });
  return [id, delivery?.id ?? 0];
}

/** A webhook of the caller's company or facility and one of another. */
const webhooks =
  (body?: unknown, { silent = false, ofDelivery = false } = {}): ScopedCallerFactory =>
  async (server, role) => {
    const { token, bhbuId, faskesId } = await signInMember(server, role);
    const owner = role === 'FASKES' ? { idFaskes: faskesId } : { idBHBU: bhbuId };
    const [ownId, ownDelivery] = await buildWebhook(server, owner, 'Penerima Sendiri');
    const other = { idBHBU: await buildBhbu(server.db) };
    const [foreignId, foreignDelivery] = await buildWebhook(server, other, foreignText);
    return {
      token,
      ownId: ofDelivery ? ownDelivery : ownId,
      foreignId: ofDelivery ? foreignDelivery : foreignId,
      foreignText: silent ? null : foreignText,
      body,
    };
  };

/** The calls about webhooks. */
export const webhookCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'webhook.get': webhooks(),
  'webhook.history': webhooks(undefined, { silent: true }),
  'webhook.deliveries': webhooks(undefined, { silent: true }),
  'webhook.update': webhooks(
    {
      nama: 'Penerima Baru',
      alamat: 'https://hris.contoh.co.id/baru',
      peristiwa: ['workOrder'],
      version: 1,
    },
    { silent: true },
  ),
  'webhook.changeState': webhooks({ event: 'turnOff', version: 1 }, { silent: true }),
  'webhook.newSecret': webhooks({ rahasiaLamaJam: '0' }),
  'webhook.test': webhooks({}, { silent: true }),
  'webhook.resend': webhooks({}, { silent: true, ofDelivery: true }),
  'webhook.resendFailed': webhooks({}, { silent: true }),
  'webhook.remove': webhooks(undefined, { silent: true }),
};
