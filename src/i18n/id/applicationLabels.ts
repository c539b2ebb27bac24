/** Labels of the fields and documents of an application. */
export { applicationLabels } from '#contract/application/labels.ts';
