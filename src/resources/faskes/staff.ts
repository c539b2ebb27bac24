import { belongsTo, type Role } from '#contract/policy.ts';

/** Whether the role belongs to a single facility. */
export const isStaff = (role: Role): boolean => belongsTo(role).kind === 'faskes';
