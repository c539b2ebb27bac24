import type { EventOf, NotificationRule, StateOf, StateTable } from './lifecycle.ts';
import type { Role } from './policy.ts';

/**
 * Lifecycle of an outbox message: inserted in the transaction of the change it reports, delivered
 * by a worker.
 */
export const messageStates = {
  names: ['pending', 'done', 'dead', 'held'],
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'deliver', to: 'done', by: ['sistem'] },
    { from: 'pending', event: 'fail', to: 'dead', by: ['sistem'] },
    { from: 'pending', event: 'hold', to: 'held', by: ['sistem'] },
  ],
} as const satisfies StateTable<'pending' | 'done' | 'dead' | 'held', 'deliver' | 'fail' | 'hold'>;

export type MessageState = StateOf<typeof messageStates>;

const importRoles = [
  'SUPERADMIN',
  'ADMIN',
  'AM',
  'BHBU',
  'FASKES',
] as const satisfies readonly Role[];

/**
 * Lifecycle of an import: validated, then saved or discarded. A saved one can be undone; participants
 * who were changed since stay, and can be undone once the obstacle is gone.
 */
export const importStates = {
  names: ['DIPERIKSA', 'DISIMPAN', 'DIURUNGKAN_SEBAGIAN', 'DIURUNGKAN', 'DIBUANG'],
  initial: 'DIPERIKSA',
  transitions: [
    { from: 'DIPERIKSA', event: 'save', to: 'DISIMPAN', by: importRoles },
    { from: 'DIPERIKSA', event: 'discard', to: 'DIBUANG', by: [...importRoles, 'sistem'] },
    { from: 'DISIMPAN', event: 'undo', to: 'DIURUNGKAN', by: importRoles },
    { from: 'DISIMPAN', event: 'undoPartly', to: 'DIURUNGKAN_SEBAGIAN', by: importRoles },
    { from: 'DIURUNGKAN_SEBAGIAN', event: 'undo', to: 'DIURUNGKAN', by: importRoles },
    {
      from: 'DIURUNGKAN_SEBAGIAN',
      event: 'undoPartly',
      to: 'DIURUNGKAN_SEBAGIAN',
      by: importRoles,
    },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'DISIMPAN' | 'DIURUNGKAN_SEBAGIAN' | 'DIURUNGKAN' | 'DIBUANG',
  'save' | 'discard' | 'undo' | 'undoPartly'
>;

export type ImportState = StateOf<typeof importStates>;
export type ImportEvent = EventOf<typeof importStates>;

const verifierRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'VERIFICATOR'] as const;
const administratorRoles = ['SUPERADMIN', 'ADMIN'] as const;

const verifierBell = {
  to: ['VERIFICATOR', 'ADMIN', 'AM'],
  by: 'bell',
} as const satisfies NotificationRule;
const applicantMail = { to: ['pemohon'], by: 'mail' } as const satisfies NotificationRule;

/**
 * Lifecycle of a company: application, verification, active, inactive. A rejected company may apply
 * again.
 */
export const bhbuStates = {
  names: ['MENUNGGU', 'AKTIF', 'DITOLAK', 'PERLU_PERBAIKAN', 'NONAKTIF'],
  initial: 'MENUNGGU',
  creation: { event: 'register', by: ['pemohon'], notifies: [verifierBell, applicantMail] },
  transitions: [
    {
      from: 'MENUNGGU',
      event: 'approve',
      to: 'AKTIF',
      by: verifierRoles,
      notifies: [applicantMail],
    },
    {
      from: 'MENUNGGU',
      event: 'reject',
      to: 'DITOLAK',
      by: verifierRoles,
      needsReason: true,
      notifies: [applicantMail],
    },
    {
      from: 'MENUNGGU',
      event: 'requestCorrection',
      to: 'PERLU_PERBAIKAN',
      by: verifierRoles,
      notifies: [applicantMail],
    },
    {
      from: 'PERLU_PERBAIKAN',
      event: 'resubmit',
      to: 'MENUNGGU',
      by: ['pemohon'],
      notifies: [verifierBell],
    },
    {
      from: 'PERLU_PERBAIKAN',
      event: 'reject',
      to: 'DITOLAK',
      by: verifierRoles,
      needsReason: true,
      notifies: [applicantMail],
    },
    {
      from: 'AKTIF',
      event: 'deactivate',
      to: 'NONAKTIF',
      by: administratorRoles,
      needsReason: true,
    },
    { from: 'NONAKTIF', event: 'activate', to: 'AKTIF', by: administratorRoles },
  ],
} as const satisfies StateTable<
  'MENUNGGU' | 'PERLU_PERBAIKAN' | 'AKTIF' | 'DITOLAK' | 'NONAKTIF',
  'approve' | 'reject' | 'requestCorrection' | 'resubmit' | 'deactivate' | 'activate'
>;

export type BhbuState = StateOf<typeof bhbuStates>;
export type BhbuEvent = EventOf<typeof bhbuStates>;

const stockRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'PS', 'EM'] as const satisfies readonly Role[];
const recallBell = {
  to: [...stockRoles, 'FASKES'],
  by: 'bell',
} as const satisfies NotificationRule;

/**
 * Lifecycle of a batch: checked after its delivery, then available or rejected. An available batch
 * may be held while a complaint is examined, and recalled; no batch is used after its last day.
 */
export const batchStates = {
  names: ['DIPERIKSA', 'TERSEDIA', 'DITAHAN', 'DITOLAK', 'DITARIK', 'KEDALUWARSA'],
  initial: 'DIPERIKSA',
  transitions: [
    {
      from: 'DIPERIKSA',
      event: 'approve',
      to: 'TERSEDIA',
      by: stockRoles,
      guard: 'hasCertificate',
    },
    { from: 'DIPERIKSA', event: 'reject', to: 'DITOLAK', by: stockRoles, needsReason: true },
    { from: 'TERSEDIA', event: 'hold', to: 'DITAHAN', by: stockRoles, needsReason: true },
    { from: 'DITAHAN', event: 'release', to: 'TERSEDIA', by: stockRoles, needsReason: true },
    {
      from: 'TERSEDIA',
      event: 'recall',
      to: 'DITARIK',
      by: stockRoles,
      needsReason: true,
      notifies: [recallBell],
    },
    {
      from: 'DITAHAN',
      event: 'recall',
      to: 'DITARIK',
      by: stockRoles,
      needsReason: true,
      notifies: [recallBell],
    },
    { from: 'DIPERIKSA', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
    { from: 'TERSEDIA', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
    { from: 'DITAHAN', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'TERSEDIA' | 'DITAHAN' | 'DITOLAK' | 'DITARIK' | 'KEDALUWARSA',
  'approve' | 'reject' | 'hold' | 'release' | 'recall' | 'expire',
  'hasCertificate'
>;

export type BatchState = StateOf<typeof batchStates>;

/** The events of a batch that a person triggers. */
export const batchEvents = ['approve', 'reject', 'hold', 'release', 'recall'] as const;

const sellerRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];
const sellerBell = { to: sellerRoles, by: 'bell' } as const satisfies NotificationRule;
const proposerBell = { to: ['person'], by: 'bell' } as const satisfies NotificationRule;

/**
 * Lifecycle of a version of the seller's data: proposed, then approved or rejected. One that changes
 * the bank account is approved by another person than its proposer. An approved version can be
 * cancelled until its first day, unless a later one is approved.
 */
export const sellerStates = {
  names: ['DIAJUKAN', 'DISETUJUI', 'DITOLAK', 'DIBATALKAN'],
  initial: 'DIAJUKAN',
  creation: { event: 'propose', by: sellerRoles, notifies: [sellerBell] },
  transitions: [
    {
      from: 'DIAJUKAN',
      event: 'approve',
      to: 'DISETUJUI',
      by: sellerRoles,
      guard: 'mayTakeEffect',
      notifies: [proposerBell],
    },
    {
      from: 'DIAJUKAN',
      event: 'reject',
      to: 'DITOLAK',
      by: sellerRoles,
      needsReason: true,
      notifies: [proposerBell],
    },
    {
      from: 'DIAJUKAN',
      event: 'cancel',
      to: 'DIBATALKAN',
      by: sellerRoles,
      needsReason: true,
      notifies: [proposerBell],
    },
    {
      from: 'DISETUJUI',
      event: 'cancel',
      to: 'DIBATALKAN',
      by: sellerRoles,
      guard: 'mayBeCancelled',
      needsReason: true,
      notifies: [sellerBell],
    },
  ],
} as const satisfies StateTable<
  'DIAJUKAN' | 'DISETUJUI' | 'DITOLAK' | 'DIBATALKAN',
  'approve' | 'reject' | 'cancel',
  'mayTakeEffect' | 'mayBeCancelled'
>;

export type SellerState = StateOf<typeof sellerStates>;

/** The events of a version of the seller's data that a person triggers. */
export const sellerEvents = ['approve', 'reject', 'cancel'] as const;
