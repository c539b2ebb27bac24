import { counterCalls } from './counts.ts';
import { overviewCalls } from './overview.ts';

export { counters, type Counter } from './counts.ts';
export * from './overview.ts';
export { taskNames, tasks, type Task } from './tasks.ts';

export const dashboardCalls = { ...counterCalls, ...overviewCalls };
