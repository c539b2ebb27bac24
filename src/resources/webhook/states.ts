import type { WebhookDelivery } from '#contract/domains/webhook/index.ts';
import type { WebhookState } from '#contract/states/webhook.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a webhook. */
export const webhookMeaning: Readonly<Record<WebhookState, Meaning>> = {
  AKTIF: 'good',
  GAGAL: 'bad',
  MATI: 'neutral',
};

/** Chip colours of the states of a delivery. */
export const deliveryMeaning: Readonly<Record<WebhookDelivery['status'], Meaning>> = {
  MENUNGGU: 'information',
  TERKIRIM: 'good',
  GAGAL: 'bad',
};
