/** Labels of the fields and documents of an application. */
export { applicationLabels } from '#contract/domains/application/labels.ts';
