import type { AskedField } from '#contract/domains/pertanyaan/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** The names of the fields in question. */
export const AskedFields = ({ fields }: { fields: readonly AskedField[] }) => {
  const t = useMessages();
  return fields.map(field => t(`resources.peserta.fields.${field}`)).join(', ');
};
