import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const holders = ['SUPERADMIN', 'ADMIN', 'BHBU', 'FASKES'] as const satisfies readonly Role[];

const holderNotice = {
  to: ['ownerBhbu', 'ownerFaskes', 'ADMIN'],
  right: 'webhook.update',
} as const satisfies Omit<NotificationRule, 'by'>;

/**
 * Lifecycle of a webhook: it receives events while it is on. Who has it turns it off and on; the server turns it off
 * when its address has not answered for days, or says that it is gone.
 */
export const webhookStates = {
  names: ['AKTIF', 'GAGAL', 'MATI'],
  initial: 'AKTIF',
  transitions: [
    { from: 'AKTIF', event: 'turnOff', to: 'MATI', by: holders },
    {
      from: 'AKTIF',
      event: 'giveUp',
      to: 'GAGAL',
      by: ['sistem'],
      notifies: [
        { ...holderNotice, by: 'bell' },
        { ...holderNotice, to: ['ownerBhbu', 'ownerFaskes'], by: 'mail' },
      ],
    },
    { from: 'GAGAL', event: 'turnOff', to: 'MATI', by: holders },
    { from: 'GAGAL', event: 'turnOn', to: 'AKTIF', by: holders },
    { from: 'MATI', event: 'turnOn', to: 'AKTIF', by: holders },
  ],
} as const satisfies StateTable<'AKTIF' | 'GAGAL' | 'MATI', 'turnOff' | 'giveUp' | 'turnOn'>;

export type WebhookState = StateOf<typeof webhookStates>;

/** Events that a person triggers. */
export const webhookEvents = ['turnOff', 'turnOn'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
