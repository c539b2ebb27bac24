import { useTranslate } from 'react-admin';

/** Shows the label of an audit action; an action without a label is shown as its raw name. */
export const AuditActionLabel = ({ action }: { action: string }) => {
  const translate = useTranslate();
  return translate(`resources.audit.tindakan.${action.split('.')[1] ?? ''}`, { _: action });
};
