import { endpoint } from '../core/endpoint.ts';
import { expectedVersion, recordFields, timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';
import { roles } from '../policy.ts';

/**
 * Whether accounts of a role have a second factor: `mati` offers none, though one that is set up goes on
 * being asked for; `opsional` leaves it to the account; `wajib` requires it after a time of grace.
 */
export const factorModes = ['mati', 'opsional', 'wajib'] as const;
export type FactorMode = (typeof factorModes)[number];

/** Roles that need a second factor unless an administrator decides otherwise (OWASP ASVS 6.3.3). */
export const rolesWithFactor = ['SUPERADMIN', 'ADMIN', 'FINANCE', 'LEGAL'] as const;

/** Days of grace unless an administrator decides otherwise. */
export const defaultGraceDays = 14;

/** Body that changes the rule of a role. */
export const factorRuleInput = z.strictObject({
  mode: z.enum(factorModes),
  /** Days from the start of the rule, or of a later account, until the factor must be set up. */
  masaTenggang: z.int().min(0).max(90),
  version: expectedVersion,
});

/** The rule of a role. */
export const factorRule = z.object({
  peran: z.enum(roles),
  mode: z.enum(factorModes),
  masaTenggang: z.int(),
  /** Since when the mode is in force. */
  sejak: timestamp,
  /** Active accounts of the role, and those of them without a second factor. */
  jumlahAkun: z.int(),
  tanpaFaktor: z.int(),
  ...recordFields,
});
export type FactorRule = z.infer<typeof factorRule>;

export const factorRuleCalls = {
  list: endpoint({
    method: 'GET',
    path: '/gtc/aturanFaktor',
    access: 'factorRule.read',
    summary: 'Peran mana yang memerlukan faktor kedua',
    extension: true,
    answer: z.array(factorRule),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/gtc/aturanFaktor/{peran}',
    access: 'factorRule.update',
    summary: 'Mengubah apakah sebuah peran memerlukan faktor kedua',
    extension: true,
    stepUp: true,
    ignored: ['peran', 'sejak', 'jumlahAkun', 'tanpaFaktor'],
    params: z.object({ peran: z.enum(roles) }),
    body: factorRuleInput,
    answer: factorRule,
  }),
};
