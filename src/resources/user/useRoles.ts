import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import type { RoleRecord } from '#contract/domains/role.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';

/** All roles in one request; there are few. */
export const useRoles = () =>
  useGetList<RoleRecord>('role', {
    pagination: { page: 1, perPage: maxPageSize },
    sort: { field: 'name', order: 'ASC' },
  });

/** The role chosen in the surrounding form; undefined until the roles have loaded. */
export function useChosenRole(): RoleRecord | undefined {
  const { data = [] } = useRoles();
  const chosen = useWatch<FormValues>({ name: 'roleId' });
  return data.find(({ id }) => String(id) === chosen);
}
