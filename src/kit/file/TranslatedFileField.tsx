import { useMessages } from '#src/i18n/useMessages.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

/** `FileField` with the console's translations. */
export const TranslatedFileField = (props: FileFieldProps) => {
  const t = useMessages();
  return (
    <FileField
      {...props}
      words={{
        drop: t('file.drop'),
        tap: t('file.tap'),
        release: t('file.drop_now'),
        onlyOneFile: t('file.only_one'),
        replace: t('file.replace'),
        show: t('file.show'),
        hide: t('file.hide'),
        pdfUnavailable: t('file.pdf_unavailable'),
        remove: name => t('file.remove', { name }),
        preview: name => t('file.preview', { name }),
      }}
    />
  );
};
