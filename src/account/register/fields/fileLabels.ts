import { interpolate } from '#src/i18n/interpolate.ts';
import type { FileFieldLabels } from '#src/kit/file/FileField.tsx';
import { file } from '#texts/file.ts';

/** Labels of the file input, for pages without the i18n provider. */
export const fileLabels: FileFieldLabels = {
  drop: file.drop,
  tap: file.tap,
  release: file.drop_now,
  onlyOneFile: file.only_one,
  replace: file.replace,
  show: file.show,
  hide: file.hide,
  pdfUnavailable: file.pdf_unavailable,
  remove: name => interpolate(file.remove, { name }),
  preview: name => interpolate(file.preview, { name }),
};
