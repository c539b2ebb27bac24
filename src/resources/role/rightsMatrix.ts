import { permissions, type Resource, type Role, type Scope } from '#contract/policy.ts';
import { permissionScopeOfRole } from '#src/providers/auth/permissionScope.ts';

/**
 * Actions with a separate column, in this order; other actions are listed in the last column.
 */
export const crudActions = ['read', 'create', 'update', 'delete'] as const;

/**
 * The scope of a held right, `none` if the role lacks it, undefined if the right does not exist.
 */
export type RightsCell = Scope | 'none' | undefined;

/** A role's rights to one resource. */
export interface RightsRow {
  readonly resource: Resource;
  readonly crudCells: readonly RightsCell[];
  /** Other actions that the role can perform. */
  readonly otherActions: readonly { readonly action: string; readonly scope: Scope }[];
}

const splitPermission = (permission: string): [Resource, string] => {
  const [resource = '', action = ''] = permission.split('.');
  return [resource as Resource, action];
};

/** The rights of a base role by resource, derived from the policy table. */
export function rightsMatrix(role: Role): RightsRow[] {
  const allRights = permissions.map(permission => {
    const [resource, action] = splitPermission(permission);
    return { resource, action, scope: permissionScopeOfRole(role, permission) };
  });
  const resources = [...new Set(allRights.map(({ resource }) => resource))];
  return resources.map(resource => {
    const rights = allRights.filter(one => one.resource === resource);
    return {
      resource,
      crudCells: crudActions.map(action => {
        const right = rights.find(one => one.action === action);
        return right && (right.scope ?? 'none');
      }),
      otherActions: rights.flatMap(({ action, scope }) =>
        scope && !crudActions.some(crudAction => crudAction === action) ? [{ action, scope }] : [],
      ),
    };
  });
}
