/**
 * The Excel template for importing participants, a static file of the console under its published
 * name.
 */
export const pesertaTemplate = {
  href: '/TemplateUploadPeserta.xlsx',
  file: 'TemplateUploadPeserta.xlsx',
} as const;
