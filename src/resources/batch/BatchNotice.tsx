import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Batch } from '#contract/domains/batch.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/** Warns that batches of other products have the number of a batch. */
export const SameNumber = ({ record: { nomorSama } }: { record: Batch }) => {
  const t = useMessages();
  if (nomorSama.length === 0) return null;
  const products = nomorSama.map(({ namaProduk }) => namaProduk).join(', ');
  return <Alert severity="warning">{t('resources.batch.notice.sameNumber', { products })}</Alert>;
};

/** What is doubtful about a batch: its number, and doses that were given after its last day. */
export const BatchNotice = ({ record }: { record: Batch }) => {
  const t = useMessages();
  const can = usePermission();
  const { id, dosisLewat } = record;
  return (
    <>
      <SameNumber record={record} />
      {dosisLewat > 0 ? (
        <Alert
          severity="warning"
          action={
            can('vaksinasi.read') ? (
              <Button color="inherit" component={Link} to={recordPath('batch', id, 'own')}>
                {t('resources.batch.notice.seeDoses')}
              </Button>
            ) : undefined
          }
        >
          {t('resources.batch.notice.late', { smart_count: dosisLewat })}
        </Alert>
      ) : null}
    </>
  );
};
