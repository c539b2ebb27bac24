import { eq } from 'drizzle-orm';
import type { CompanyRight, Role } from '#contract/policy.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { openSession } from '#server/platform/auth/session.ts';
import type { Deps } from '#server/platform/context.ts';
import { appUser, role } from '#server/platform/db/schema/index.ts';
import { handlerContext } from './context.ts';

/** Overrides of an account; the rest is made up. */
export interface UserOverrides {
  readonly role?: Role;
  /** The id of a custom role; it takes precedence over `role`. */
  readonly roleId?: number;
  readonly userName?: string;
  readonly fullName?: string;
  readonly email?: string;
  /** Set only where the test signs in with it, because hashing is slow. */
  readonly password?: string;
  readonly mustChangePassword?: boolean;
  readonly passwordExpiresAt?: string;
  readonly isActive?: boolean;
  readonly bhbuId?: number;
  readonly faskesId?: number;
  /** What the company lets the account do; everything when omitted. */
  readonly hak?: readonly CompanyRight[];
}

let sequence = 0;

/** Inserts an account and opens a session for it. */
export async function buildUser(
  deps: Deps,
  overrides: UserOverrides = {},
): Promise<{ id: number; userName: string; token: string }> {
  sequence += 1;
  const base = overrides.role ?? 'ADMIN';
  const [roleRow] = await deps.db.select({ id: role.id }).from(role).where(eq(role.name, base));
  const userName = overrides.userName ?? `${base.toLowerCase()}.${sequence}`;
  const [user] = await deps.db
    .insert(appUser)
    .values({
      userName: userName,
      fullName: overrides.fullName ?? `Contoh ${base} ${sequence}`,
      email: overrides.email ?? null,
      passwordHash: overrides.password ? await hashPassword(overrides.password) : 'no password',
      mustChangePassword: overrides.mustChangePassword ?? false,
      passwordExpiresAt: overrides.passwordExpiresAt ?? null,
      isActive: overrides.isActive ?? true,
      roleId: overrides.roleId ?? roleRow?.id ?? 0,
      bhbuId: overrides.bhbuId ?? null,
      faskesId: overrides.faskesId ?? null,
      ...(overrides.hak && { hak: [...overrides.hak] }),
    })
    .returning({ id: appUser.id });
  if (!user) throw new Error('the account was not inserted');
  const token = await openSession(handlerContext(deps), { id: user.id, role: base });
  return { id: user.id, userName, token };
}
