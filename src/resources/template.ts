/**
 * The workbook that participants are filled into. It lies beside the console itself, so that taking
 * it asks nothing of the server; the name is the one that people know.
 */
export const template = {
  href: '/TemplateUploadPeserta.xlsx',
  file: 'TemplateUploadPeserta.xlsx',
} as const;
