import { canAccess, permissions, type Resource, type Role, type Scope } from '#contract/policy.ts';

/**
 * Actions with a column of their own, in this order; other actions are listed in the last column.
 */
export const usualActs = ['read', 'create', 'update', 'delete'] as const;

/**
 * The scope of a held right, `none` if the role lacks it, undefined if the right does not exist.
 */
export type Cell = Scope | 'none' | undefined;

/** A role's rights to one resource. */
export interface MatrixRow {
  readonly resource: Resource;
  readonly usual: readonly Cell[];
  /** Other actions that the role can perform. */
  readonly others: readonly { readonly act: string; readonly scope: Scope }[];
}

const partsOf = (permission: string): [Resource, string] => {
  const [resource = '', act = ''] = permission.split('.');
  return [resource as Resource, act];
};

/** The rights of a base role by resource, derived from the policy table. */
export function matrixOf(role: Role): MatrixRow[] {
  const known = permissions.map(permission => {
    const [resource, act] = partsOf(permission);
    return { resource, act, scope: canAccess(role, permission) };
  });
  const resources = [...new Set(known.map(({ resource }) => resource))];
  return resources.map(resource => {
    const acts = known.filter(one => one.resource === resource);
    return {
      resource,
      usual: usualActs.map(act => {
        const right = acts.find(one => one.act === act);
        return right && (right.scope ?? 'none');
      }),
      others: acts.flatMap(({ act, scope }) =>
        scope && !usualActs.some(usual => usual === act) ? [{ act, scope }] : [],
      ),
    };
  });
}
