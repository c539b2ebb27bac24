/** Returns the path of the page that drafts the next invoice of an order. */
export const newInvoicePath = (idOrder: number): string => `/admin/invoice/add/${idOrder}`;
