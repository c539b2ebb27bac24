import { canAccess, type Role } from '#contract/policy.ts';

/** Returns the start of the paths of invoices: those of the staff, or those of their company. */
const base = (role: Role): string =>
  canAccess(role, 'invoice.read') === 'own' ? '/dashboard/invoice' : '/admin/invoice';

/** Returns the path of an invoice's page. */
export const invoicePath = (role: Role, id: number): string => `${base(role)}/detail/${id}`;

/** Returns the path of the page with an invoice's payments. */
export const paymentsPath = (role: Role, idInvoice: number): string =>
  `${base(role)}/payment/${idInvoice}`;

/** Returns the path of the page that drafts the next invoice of an order. */
export const newInvoicePath = (idOrder: number): string => `/admin/invoice/add/${idOrder}`;

/** Returns the path of a payment's page, which only the staff have. */
export const paymentPath = (id: number): string => `/admin/invoice/pembayaran/${id}`;
