/** Labels of the fields and documents of an application. */
export { applicationLabelsInEnglish as applicationLabels } from '#contract/domains/application/labels.ts';
