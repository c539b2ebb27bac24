import { accountManagerRole } from '#contract/policy.ts';
import type { FilterSpec } from '../../resource/definition.ts';

/** Filter of the records of companies by their account manager, who has the own companies at one choice. */
export const managerFilter: FilterSpec = {
  source: 'accountManagerId',
  lookup: 'accountManager',
  label: 'list.filter.manager',
  right: 'user.chooseManager',
  own: {
    label: 'list.filter.own_companies',
    value: ({ id, role }) => (role === accountManagerRole ? String(id) : undefined),
  },
};
