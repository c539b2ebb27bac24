import type { Endpoint } from '#contract/core/endpoint.ts';
import type { z } from '#contract/core/zod.ts';
import { ownFacilityFilter } from './ownFacility.ts';

/** Filter values of a list, by field. */
type FilterValues = Readonly<Record<string, unknown>>;

/** A call that counts the rows of a list. */
type CountEndpoint = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ totalRecords: number; isLowerBound: boolean }>
>;

/**
 * Maps react-admin's operations of a resource to contract calls; an operation without a call is
 * unsupported.
 */
export interface ResourceDescriptor {
  readonly list: Endpoint;
  /** Counts separately, so that a page does not wait for the total. */
  readonly total?: CountEndpoint;
  readonly get?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** Converts list filters to query parameters, when they differ. */
  readonly filters?: (filter: FilterValues) => FilterValues;
  /**
   * Single records have the paths of ra-data-simple-rest (`/Role`, `/Role/{id}`), which then serves
   * them. Lists never do, because they page differently.
   */
  readonly regular?: true;
}

const loadPesertaCalls = async () =>
  (await import('#contract/domains/peserta/index.ts')).pesertaCalls;

const loadTransactionCalls = async () =>
  (await import('#contract/domains/voucher/transaction.ts')).voucherTransactionCalls;

/** Limits a list to 0 regular registrations, 1 boosters of the programme or 2 other boosters. */
const vaccinationTypeFilter =
  (vaccinationType: 0 | 1 | 2): ResourceDescriptor['filters'] =>
  filter => ({ vaccinationType, ...ownFacilityFilter(), ...filter });

/** Participants with a voucher, of every type of vaccination. */
async function loadVoucherPeserta(list: 'list' | 'listByUser'): Promise<ResourceDescriptor> {
  const calls = await loadPesertaCalls();
  return {
    ...calls,
    list: calls[list],
    total: calls.count,
    filters: filter => ({ ...ownFacilityFilter(), ...filter, isVoucher: true }),
  };
}

/** With a regular registration's id, `get` returns the booster that belongs to it. */
async function loadBoosterDescriptor(list: 'list' | 'listByUser' | 'listExternal') {
  const calls = await loadPesertaCalls();
  return {
    ...calls,
    list: calls[list],
    total: calls.count,
    get: calls.getBooster,
    update: calls.updateBooster,
    filters: vaccinationTypeFilter(list === 'listExternal' ? 2 : 1),
  };
}

/**
 * Loads a descriptor on its first use, because it imports the contract's schemas. Resources ending
 * in `Own` list the records of the user's company, or those that the user uploaded.
 */
const loaders: Readonly<Record<string, () => Promise<ResourceDescriptor>>> = {
  user: async () => (await import('#contract/domains/user.ts')).userCalls,
  role: async () => ({ ...(await import('#contract/domains/role.ts')).roleCalls, regular: true }),
  peserta: async () => {
    const calls = await loadPesertaCalls();
    return { ...calls, total: calls.count, filters: vaccinationTypeFilter(0) };
  },
  pesertaOwn: async () => {
    const calls = await loadPesertaCalls();
    return { ...calls, list: calls.listByUser, filters: vaccinationTypeFilter(0) };
  },
  pesertaVoucher: () => loadVoucherPeserta('list'),
  pesertaVoucherOwn: () => loadVoucherPeserta('listByUser'),
  booster: () => loadBoosterDescriptor('list'),
  boosterOwn: () => loadBoosterDescriptor('listByUser'),
  boosterEksternal: () => loadBoosterDescriptor('listExternal'),
  certificate: async () =>
    (await import('#contract/domains/certificate/calls.ts')).certificateCalls,
  certificateWaiting: async () => ({
    list: (await import('#contract/domains/certificate/calls.ts')).certificateCalls.waiting,
  }),
  batch: async () => (await import('#contract/domains/batch.ts')).batchCalls,
  invoice: async () => (await import('#contract/domains/invoice/calls.ts')).invoiceCalls,
  payment: async () => (await import('#contract/domains/payment/calls.ts')).paymentCalls,
  paymentToVerify: async () => ({
    ...(await import('#contract/domains/payment/calls.ts')).paymentCalls,
    filters: filter => ({ status: 'BUKTI_DIUNGGAH', ...filter }),
  }),
  order: async () => (await import('#contract/domains/order/calls.ts')).orderCalls,
  workOrder: async () => (await import('#contract/domains/work-order/calls.ts')).workOrderCalls,
  stock: async () => (await import('#contract/domains/stock/calls.ts')).stockCalls,
  voucher: async () => (await import('#contract/domains/voucher/calls.ts')).voucherCalls,
  voucherContract: async () =>
    (await import('#contract/domains/voucher/contract.ts')).voucherContractCalls,
  voucherTransaction: loadTransactionCalls,
  voucherTransactionOwn: async () => {
    const calls = await loadTransactionCalls();
    return { ...calls, list: calls.listOwn };
  },
  libur: async () => (await import('#contract/domains/libur.ts')).liburCalls,
  distributor: async () => (await import('#contract/domains/distributor.ts')).distributorCalls,
  bhbu: async () => (await import('#contract/domains/bhbu/calls.ts')).bhbuCalls,
  pks: async () => (await import('#contract/domains/pks/calls.ts')).pksCalls,
  product: async () => (await import('#contract/domains/product.ts')).productCalls,
  seller: async () => (await import('#contract/domains/seller.ts')).sellerCalls,
  service: async () => (await import('#contract/domains/service.ts')).serviceCalls,
  faskes: async () => (await import('#contract/domains/faskes/index.ts')).faskesCalls,
  import: async () => (await import('#contract/domains/import/index.ts')).importCalls,
  application: async () => {
    const { list } = (await import('#contract/domains/application/index.ts')).applicationCalls;
    return { list, get: (await import('#contract/domains/bhbu/calls.ts')).bhbuCalls.get };
  },
  audit: async () => (await import('#contract/domains/audit.ts')).auditCalls,
  outbox: async () => (await import('#contract/domains/outbox.ts')).outboxCalls,
};

/**
 * The loaded descriptors. Importing a module takes some turns of the event loop even when it is loaded, and a
 * request would wait for them.
 */
const loaded = new Map<string, ResourceDescriptor>();

/**
 * Loads the descriptor of a resource.
 * @throws for an unknown resource
 */
export async function loadDescriptor(resource: string): Promise<ResourceDescriptor> {
  const known = loaded.get(resource);
  if (known) return known;
  const load = Object.hasOwn(loaders, resource) ? loaders[resource] : undefined;
  if (!load) throw new Error(`${resource} is no resource`);
  const descriptor = await load();
  loaded.set(resource, descriptor);
  return descriptor;
}

/**
 * Loads the call for an operation on a single record. `restName` is the resource's name for
 * ra-data-simple-rest, where that serves the call.
 * @throws when the resource does not support the operation
 */
export async function loadCall(
  resource: string,
  operation: 'get' | 'create' | 'update' | 'remove',
): Promise<{ endpoint: Endpoint; restName?: string }> {
  const { list, regular, [operation]: endpoint } = await loadDescriptor(resource);
  if (!endpoint) throw new Error(`${resource} has no call to ${operation}`);
  return { endpoint, restName: regular && list.path.slice(1) };
}
