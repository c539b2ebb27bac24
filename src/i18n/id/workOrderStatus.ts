/** Names of the states of a work order, which the dashboard shows as well. */
export { workOrderStateNames as workOrderStatus } from '#contract/core/messages/id/names.ts';
