/** The texts and formats of the contract's messages. */
export { indonesian as contractCatalog } from '#contract/core/messages/id/index.ts';
