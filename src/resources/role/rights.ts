import { canAccess, permissions, type Resource, type Role, type Scope } from '#contract/policy.ts';

/** What everybody looks for first, in this order; the acts of few resources follow in words. */
export const usualActs = ['read', 'create', 'update', 'delete'] as const;

/** A right as the matrix shows it: held in a scope, not held, or not there to be held. */
export type Cell = Scope | 'none' | undefined;

/** The rights to one resource. */
export interface MatrixRow {
  readonly resource: Resource;
  readonly usual: readonly Cell[];
  /** Other acts that the role may do. */
  readonly others: readonly { readonly act: string; readonly scope: Scope }[];
}

const partsOf = (permission: string): [Resource, string] => {
  const [resource = '', act = ''] = permission.split('.');
  return [resource as Resource, act];
};

/** The rights of a base role, a row a resource, out of the one table of rights. */
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
