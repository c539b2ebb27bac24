import type { ResourceDescriptor } from '#src/providers/data/descriptors.ts';
import { ownFacilityFilter } from '#src/providers/data/ownFacility.ts';

const loadCalls = async () => (await import('#contract/domains/peserta/index.ts')).pesertaCalls;

/** Limits a list to 0 regular registrations, 1 boosters of the programme or 2 other boosters. */
const vaccinationTypeFilter =
  (vaccinationType: 0 | 1 | 2): ResourceDescriptor['filters'] =>
  filter => ({ vaccinationType, ...ownFacilityFilter(), ...filter });

/** Loads the calls of regular registrations. */
export const pesertaCalls = {
  peserta: async () => {
    const calls = await loadCalls();
    return { ...calls, total: calls.count, filters: vaccinationTypeFilter(0) };
  },
  pesertaOwn: async () => {
    const calls = await loadCalls();
    return { ...calls, list: calls.listByUser, filters: vaccinationTypeFilter(0) };
  },
};

/** With a regular registration's id, `get` returns the booster that belongs to it. */
const loadBoosterCalls = async (list: 'list' | 'listByUser' | 'listExternal') => {
  const calls = await loadCalls();
  return {
    ...calls,
    list: calls[list],
    total: calls.count,
    get: calls.getBooster,
    update: calls.updateBooster,
    filters: vaccinationTypeFilter(list === 'listExternal' ? 2 : 1),
  };
};

/** Loads the calls of boosters, of the programme or given elsewhere. */
export const boosterCalls = {
  booster: () => loadBoosterCalls('list'),
  boosterOwn: () => loadBoosterCalls('listByUser'),
  boosterEksternal: () => loadBoosterCalls('listExternal'),
};

/** Participants with a voucher, of every type of vaccination. */
const loadHolderCalls = async (list: 'list' | 'listByUser') => {
  const calls = await loadCalls();
  return {
    ...calls,
    list: calls[list],
    total: calls.count,
    filters: (filter: Readonly<Record<string, unknown>>) => ({
      ...ownFacilityFilter(),
      ...filter,
      isVoucher: true,
    }),
  };
};

/** Loads the calls of participants with a voucher. */
export const voucherPesertaCalls = {
  pesertaVoucher: () => loadHolderCalls('list'),
  pesertaVoucherOwn: () => loadHolderCalls('listByUser'),
};
