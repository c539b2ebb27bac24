import { belongsTo, type Role } from '#contract/policy.ts';

/** Whether somebody works at a facility, and so looks after that one alone. */
export const isStaff = (role: Role): boolean => belongsTo(role).kind === 'faskes';
