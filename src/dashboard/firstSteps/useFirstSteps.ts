import { dashboardCalls, type FirstSteps } from '#contract/domains/dashboard/index.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';

const ofStaff: FirstSteps = { langkah: [], adaPeserta: true };

/** Returns the first steps of the user's company or facility; undefined while they are loaded. */
export function useFirstSteps(): FirstSteps | undefined {
  const { role } = useRequiredSession();
  const isStaff = permissionScope(role, 'dashboard.readAll') !== undefined;
  const { data, isError } = useDashboardQuery('firstSteps', async (call, signal) =>
    isStaff ? ofStaff : await call(dashboardCalls.firstSteps, {}, { signal }),
  );
  // Without the steps, the dashboard shows everything else.
  return data ?? (isStaff || isError ? ofStaff : undefined);
}
