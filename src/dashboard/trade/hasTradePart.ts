import { isInMenu, type MenuEntry } from '#contract/menu.ts';
import type { Role } from '#contract/policy.ts';

const tradeEntries = [
  'orderAll',
  'orderOwn',
  'invoiceAll',
  'invoiceOwn',
  'workOrderAll',
  'receiptOwn',
] as const satisfies readonly MenuEntry[];

/** Whether orders, money or deliveries are the daily work of a role: its menu lists them. */
export const hasTradePart = (role: Role): boolean =>
  tradeEntries.some(entry => isInMenu(role, entry));
