import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import type { Seller } from '#contract/domains/seller.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Names the bank account that a proposed version replaces, for the person who approves it. */
export const ReplacedAccountWarning = ({ record }: { record: Seller }) => {
  const t = useMessages();
  return record.rekeningSebelumnya === null ? null : (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: 640 }}>
      {t('resources.seller.replaces_account', { account: record.rekeningSebelumnya })}
    </Alert>
  );
};

/** The same on the page of the version; a version that is being entered has no record yet. */
export const ReplacedAccount = () => {
  const record = useRecordContext<Seller>();
  return record ? <ReplacedAccountWarning record={record} /> : null;
};
