/** Names of the states of an order, which the dashboard shows as well. */
export { orderStateNames as orderStatus } from '#contract/core/messages/id/names.ts';
