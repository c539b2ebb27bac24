import { organizationRuleOf, type Role } from '#contract/policy.ts';

/** Whether the role belongs to a single facility. */
export const isFaskesStaff = (role: Role): boolean => organizationRuleOf(role).kind === 'faskes';
