/** The texts and formats of the contract's messages. */
export { english as contractCatalog } from '#contract/core/messages/en/index.ts';
