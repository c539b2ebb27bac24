import { counterCalls } from './counts.ts';
import { firstStepsCall } from './first-steps.ts';
import { overviewCalls } from './overview.ts';
import { tasksCall } from './tasks.ts';
import { tradeCall } from './trade.ts';

export { counterNames, type CounterName } from './counts.ts';
export { firstSteps, type FirstStep, type FirstSteps } from './first-steps.ts';
export * from './overview.ts';
export { managedTasks, taskNames, taskPermissions, type PendingTask, type Task } from './tasks.ts';
export { endedDeliveryStates, type MoneyFigures, type TradeFigures } from './trade.ts';

export const dashboardCalls = {
  ...counterCalls,
  ...overviewCalls,
  tasks: tasksCall,
  firstSteps: firstStepsCall,
  trade: tradeCall,
};
