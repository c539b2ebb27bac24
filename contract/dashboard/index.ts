import { counterCalls } from './counts.ts';
import { overviewCalls } from './overview.ts';

export { counterNames, type CounterName } from './counts.ts';
export * from './overview.ts';
export { taskNames, taskPermissions, type Task } from './tasks.ts';

export const dashboardCalls = { ...counterCalls, ...overviewCalls };
