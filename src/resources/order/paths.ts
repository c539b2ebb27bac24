import type { Order, OrderKind } from '#contract/domains/order/record.ts';
import type { Role } from '#contract/policy.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Path of the list of all orders. */
export const allOrdersPath = '/admin/pemesanan/list-pemesanan';

/** Returns the path of the list of orders: that of the staff, or that of a company. */
export const orderListPath = (role: Role, bhbuId: number | string): string =>
  permissionScope(role, 'order.read') === 'all' ? allOrdersPath : ownOrdersPath(bhbuId);

/** Returns the path of the list of a company's orders. */
export const ownOrdersPath = (bhbuId: number | string): string =>
  `/dashboard/pemesanan/list-pemesanan/${bhbuId}`;

/** Returns the path of the form in which an order of a kind is placed for a company. */
export const newOrderPath = (bhbuId: number | string, jenis: OrderKind): string =>
  `/dashboard/${jenis === 'BOOSTER' ? 'pemesanan-booster' : 'pemesanan'}/add/${bhbuId}`;

/** Returns the path of the form in which an order is placed again, with the values of an earlier one. */
export const orderAgainPath = ({
  id,
  bhbuId,
  jenis,
}: Pick<Order, 'bhbuId' | 'id' | 'jenis'>): string => `${newOrderPath(bhbuId, jenis)}?dari=${id}`;

/** Returns the path of the page on which an order's draft is edited. */
export const draftPath = ({ id, jenis }: Pick<Order, 'id' | 'jenis'>): string =>
  `/dashboard/${jenis === 'BOOSTER' ? 'pemesanan-booster' : 'pemesanan'}/edit/${id}`;

/** Returns the path of the form that amends an order. */
export const amendmentPath = ({ id, jenis }: Pick<Order, 'id' | 'jenis'>): string =>
  `/dashboard/pemesanan/${jenis === 'BOOSTER' ? 'amandemen-booster' : 'amandemen'}/${id}`;

/** Returns the path of the page on which the buyer uploads its copy of the agreement. */
export const buyerCopyPath = (idOrder: number): string =>
  `/dashboard/pemesanan/upload-pks/${idOrder}`;

/** Returns the path of the page on which the seller uploads its copy of the agreement. */
export const sellerCopyPath = (idOrder: number): string => `/admin/pemesanan/upload-pks/${idOrder}`;
