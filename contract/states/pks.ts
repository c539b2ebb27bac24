import type { EventOf, NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const legalRoles = ['SUPERADMIN', 'ADMIN', 'LEGAL'] as const satisfies readonly Role[];
const draftingRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'LEGAL'] as const satisfies readonly Role[];
const signerRoles = ['BHBU', 'SUPERADMIN', 'ADMIN', 'AM'] as const satisfies readonly Role[];
const verifierRoles = [
  'SUPERADMIN',
  'ADMIN',
  'LEGAL',
  'VERIFICATOR',
] as const satisfies readonly Role[];

const legalBell = { to: ['LEGAL', 'ADMIN'], by: 'bell' } as const satisfies NotificationRule;
const verifierBell = {
  to: ['LEGAL', 'VERIFICATOR'],
  by: 'bell',
} as const satisfies NotificationRule;
const buyerBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'order.signForBuyer',
} as const satisfies NotificationRule;
const buyerMail = { ...buyerBell, by: 'mail' } as const satisfies NotificationRule;
const notifiesBuyer = [buyerBell, buyerMail] as const;
const notifiesBoth = [legalBell, buyerBell, buyerMail] as const;

const cancellation = {
  event: 'cancel',
  to: 'DIBATALKAN',
  by: [...legalRoles, 'sistem'],
  needsReason: true,
  notifies: notifiesBuyer,
} as const;

const expiry = { event: 'expire', to: 'BERAKHIR', by: ['sistem'], notifies: notifiesBoth } as const;

/**
 * Lifecycle of an agreement: issued with its number, signed by the buyer and by the seller, verified
 * by a person who did not upload the copies, then in force until its term, its amendment or its
 * termination.
 */
export const pksStates = {
  names: [
    'DRAFT',
    'TERBIT',
    'MENUNGGU_TTD_BHBU',
    'MENUNGGU_TTD_PENJUAL',
    'MENUNGGU_VERIFIKASI',
    'AKTIF',
    'DITANGGUHKAN',
    'PERINGATAN',
    'PEMBERITAHUAN_AKHIR',
    'DIAMANDEMEN',
    'BERAKHIR',
    'DIAKHIRI',
    'DIBATALKAN',
  ],
  initial: 'DRAFT',
  transitions: [
    { from: 'DRAFT', event: 'issue', to: 'TERBIT', by: draftingRoles },
    {
      from: 'TERBIT',
      event: 'sendForSignature',
      to: 'MENUNGGU_TTD_BHBU',
      by: draftingRoles,
      notifies: notifiesBuyer,
    },
    {
      from: 'MENUNGGU_TTD_BHBU',
      event: 'signByBuyer',
      to: 'MENUNGGU_TTD_PENJUAL',
      by: signerRoles,
      notifies: [legalBell],
    },
    {
      from: 'MENUNGGU_TTD_PENJUAL',
      event: 'signBySeller',
      to: 'MENUNGGU_VERIFIKASI',
      by: legalRoles,
      notifies: [verifierBell],
    },
    {
      from: 'MENUNGGU_VERIFIKASI',
      event: 'verify',
      to: 'AKTIF',
      by: verifierRoles,
      guard: 'notUploader',
      notifies: notifiesBuyer,
    },
    {
      from: 'MENUNGGU_VERIFIKASI',
      event: 'returnCopies',
      to: 'MENUNGGU_TTD_BHBU',
      by: verifierRoles,
      needsReason: true,
      notifies: notifiesBoth,
    },
    { from: 'DRAFT', ...cancellation },
    { from: 'TERBIT', ...cancellation },
    { from: 'MENUNGGU_TTD_BHBU', ...cancellation },
    { from: 'MENUNGGU_TTD_PENJUAL', ...cancellation },
    // Signed by both parties, it only ends with its order, when the first payment is missed.
    { from: 'MENUNGGU_VERIFIKASI', ...cancellation, by: ['sistem'] },
    { from: 'AKTIF', ...cancellation, by: ['sistem'] },
    { from: 'DITANGGUHKAN', ...cancellation, by: ['sistem'] },
    { from: 'PERINGATAN', ...cancellation, by: ['sistem'] },
    { from: 'PEMBERITAHUAN_AKHIR', ...cancellation, by: ['sistem'] },
    {
      from: 'AKTIF',
      event: 'warn',
      to: 'PERINGATAN',
      by: [...legalRoles, 'BHBU'],
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'PERINGATAN',
      event: 'cure',
      to: 'AKTIF',
      by: [...legalRoles, 'BHBU'],
      guard: 'byNotifier',
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'PERINGATAN',
      event: 'giveNotice',
      to: 'PEMBERITAHUAN_AKHIR',
      by: [...legalRoles, 'BHBU'],
      guard: 'mayGiveNotice',
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'AKTIF',
      event: 'giveNotice',
      to: 'PEMBERITAHUAN_AKHIR',
      by: [...legalRoles, 'BHBU'],
      guard: 'mayGiveNotice',
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'PEMBERITAHUAN_AKHIR',
      event: 'terminate',
      to: 'DIAKHIRI',
      by: ['sistem'],
      notifies: notifiesBoth,
    },
    {
      from: 'AKTIF',
      event: 'suspend',
      to: 'DITANGGUHKAN',
      by: legalRoles,
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'DITANGGUHKAN',
      event: 'resume',
      to: 'AKTIF',
      by: legalRoles,
      needsReason: true,
      notifies: notifiesBoth,
    },
    {
      from: 'DITANGGUHKAN',
      event: 'terminate',
      to: 'DIAKHIRI',
      by: legalRoles,
      needsReason: true,
      notifies: notifiesBoth,
    },
    { from: 'AKTIF', event: 'amend', to: 'DIAMANDEMEN', by: ['sistem'] },
    { from: 'AKTIF', ...expiry },
    { from: 'DITANGGUHKAN', ...expiry },
    { from: 'PERINGATAN', ...expiry },
  ],
  waitsFor: {
    DRAFT: { side: 'seller', right: 'pks.issue', event: 'issue' },
    TERBIT: { side: 'seller', right: 'pks.issue', event: 'sendForSignature' },
    MENUNGGU_TTD_BHBU: { side: 'buyer', right: 'order.signForBuyer', event: 'signByBuyer' },
    MENUNGGU_TTD_PENJUAL: { side: 'seller', right: 'order.signForSeller', event: 'signBySeller' },
    MENUNGGU_VERIFIKASI: { side: 'seller', right: 'pks.verify', event: 'verify' },
    AKTIF: null,
    DITANGGUHKAN: null,
    PERINGATAN: null,
    PEMBERITAHUAN_AKHIR: null,
    DIAMANDEMEN: null,
    BERAKHIR: null,
    DIAKHIRI: null,
    DIBATALKAN: null,
  },
} as const satisfies StateTable<
  | 'DRAFT'
  | 'TERBIT'
  | 'MENUNGGU_TTD_BHBU'
  | 'MENUNGGU_TTD_PENJUAL'
  | 'MENUNGGU_VERIFIKASI'
  | 'AKTIF'
  | 'DIAMANDEMEN'
  | 'PERINGATAN'
  | 'PEMBERITAHUAN_AKHIR'
  | 'DITANGGUHKAN'
  | 'DIBATALKAN'
  | 'BERAKHIR'
  | 'DIAKHIRI',
  | 'issue'
  | 'sendForSignature'
  | 'signByBuyer'
  | 'signBySeller'
  | 'verify'
  | 'returnCopies'
  | 'cancel'
  | 'warn'
  | 'cure'
  | 'giveNotice'
  | 'terminate'
  | 'suspend'
  | 'resume'
  | 'amend'
  | 'expire',
  'notUploader' | 'byNotifier' | 'mayGiveNotice'
>;

export type PksState = StateOf<typeof pksStates>;
export type PksEvent = EventOf<typeof pksStates>;

/** States in which an agreement binds both parties. */
export const inForceStates = [
  'AKTIF',
  'DITANGGUHKAN',
  'PERINGATAN',
  'PEMBERITAHUAN_AKHIR',
] as const satisfies readonly PksState[];
