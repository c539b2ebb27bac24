import { roles, type Role } from './core/roles.ts';

/**
 * Roles that see a menu entry, in the order of the menu within its groups. The menu is narrower
 * than the permissions: it lists daily tasks only. SUPERADMIN has the menu of ADMIN.
 */
export const menu = {
  dashboard: roles,
  pesertaOwn: ['BHBU', 'FASKES'],
  pesertaBooster: ['BHBU', 'FASKES'],
  boosterEksternal: ['ADMIN', 'FASKES'],
  pesertaAll: ['ADMIN', 'AM'],
  pesertaBoosterAll: ['ADMIN', 'AM'],
  pertanyaanAll: ['ADMIN', 'AM'],
  faskesAll: ['ADMIN', 'AM'],
  liburAll: ['ADMIN', 'AM'],
  bhbuAll: ['ADMIN', 'VERIFICATOR', 'AM', 'LEGAL', 'PS', 'FINANCE'],
  product: ['ADMIN', 'AM'],
  service: ['ADMIN', 'AM'],
  priceCeiling: ['ADMIN', 'AM', 'LEGAL'],
  pertanyaanOwn: ['BHBU'],
  faskesOwn: ['FASKES'],
  jadwalOwn: ['FASKES'],
  liburOwn: ['FASKES'],
  bhbuOwn: ['BHBU'],
  companyUserOwn: ['BHBU'],
  pksOwn: ['BHBU'],
  suratOwn: ['BHBU'],
  orderOwn: ['BHBU'],
  pksAll: ['ADMIN', 'LEGAL', 'AM', 'VERIFICATOR'],
  suratAll: ['ADMIN', 'LEGAL', 'FINANCE', 'AM'],
  orderAll: ['ADMIN', 'LEGAL', 'FINANCE', 'AM'],
  workOrderAll: ['ADMIN', 'EM', 'PS', 'AM'],
  voucherAll: ['ADMIN', 'AM'],
  voucherOwn: ['BHBU'],
  voucherForm: ['FASKES'],
  voucherFormAll: ['ADMIN', 'AM'],
  voucherCheck: ['ADMIN', 'FASKES', 'BHBU'],
  voucherContract: ['ADMIN', 'AM'],
  voucherListAll: ['ADMIN', 'AM'],
  voucherListOwn: ['BHBU'],
  pesertaVoucher: ['ADMIN', 'AM', 'BHBU', 'FASKES'],
  user: ['ADMIN'],
  role: ['ADMIN'],
  factorRule: ['ADMIN'],
  ticketChange: ['ADMIN'],
  vaksinasi: ['ADMIN', 'FASKES'],
  batch: ['ADMIN', 'AM', 'PS', 'EM'],
  receiptOwn: ['FASKES', 'BHBU'],
  stockOwn: ['FASKES', 'BHBU'],
  stockAll: ['ADMIN', 'AM', 'PS', 'EM'],
  temperatureOwn: ['FASKES'],
  temperatureAll: ['ADMIN', 'PS', 'EM'],
  distributor: ['ADMIN', 'AM', 'PS', 'EM'],
  certificate: ['ADMIN', 'AM', 'BHBU', 'FASKES'],
  importHistory: ['ADMIN', 'AM', 'BHBU', 'FASKES'],
  application: ['ADMIN', 'AM', 'VERIFICATOR'],
  invoiceAll: ['ADMIN', 'FINANCE', 'AM'],
  invoiceOwn: ['BHBU'],
  payment: ['ADMIN', 'FINANCE'],
  paymentAll: ['ADMIN', 'FINANCE', 'AM'],
  bankLine: ['ADMIN', 'FINANCE'],
  faktur: ['ADMIN', 'FINANCE'],
  nota: ['ADMIN', 'FINANCE', 'BHBU'],
  moneyOverview: ['ADMIN', 'FINANCE'],
  seller: ['ADMIN', 'FINANCE'],
  decree: ['ADMIN', 'LEGAL'],
  permintaanData: ['ADMIN', 'LEGAL'],
  audit: ['ADMIN'],
  outbox: ['ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type MenuEntry = keyof typeof menu;

/** Whether a role has a menu entry. */
export function isInMenu(role: Role, entry: MenuEntry): boolean {
  const visibleTo: readonly Role[] = menu[entry];
  return visibleTo.includes(role === 'SUPERADMIN' ? 'ADMIN' : role);
}
