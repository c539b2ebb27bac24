import { useTranslate } from 'react-admin';

/** What was done, in a word; an act that has none is shown as it is written. */
export const Deed = ({ action }: { action: string }) => {
  const translate = useTranslate();
  return translate(`resources.audit.tindakan.${action.split('.')[1] ?? ''}`, { _: action });
};
