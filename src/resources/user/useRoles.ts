import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { maxPageSize } from '#contract/list.ts';
import type { RoleRecord } from '#contract/role.ts';
import type { FormValues } from '#src/ui/form/values.ts';

/** The roles that accounts can have; few enough to be fetched at once. */
export const useRoles = () =>
  useGetList<RoleRecord>('role', {
    pagination: { page: 1, perPage: maxPageSize },
    sort: { field: 'name', order: 'ASC' },
  });

/** The role that is chosen in the form around, once it is known. */
export function useChosenRole(): RoleRecord | undefined {
  const { data = [] } = useRoles();
  const chosen = useWatch<FormValues>({ name: 'roleId' });
  return data.find(({ id }) => String(id) === chosen);
}
