import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { GuaranteeItem } from './GuaranteeItem.tsx';
import { guaranteeState } from './guaranteeState.ts';
import { useStatement } from './useStatement.ts';

/**
 * The statement of the agreement's fourth annex (Lampiran IV): a checklist of guarantees with
 * evidence.
 */
export const StatementSection = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  const isReadOnly = !usePermission()('faskes.update');
  const { data, error } = useStatement(record && Number(record.id));
  if (!record) {
    return (
      <Typography color="textSecondary">{t('resources.faskes.statement.after_save')}</Typography>
    );
  }
  if (!data) {
    return error ? (
      <Alert severity="error" sx={{ maxWidth: 640 }}>
        {t('resources.faskes.statement.failed', {
          detail: error instanceof Error ? error.message : '',
        })}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640 }} />
    );
  }
  const done = data.jaminan.filter(one => guaranteeState(one).word === 'yes').length;
  return (
    <>
      {isReadOnly ? null : (
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {t('resources.faskes.statement.lead')}
        </Typography>
      )}
      <Typography role="status" sx={{ my: 1, fontWeight: 500 }}>
        {t('resources.faskes.statement.done', { done, total: data.jaminan.length })}
      </Typography>
      <Box component="ol" sx={list}>
        {data.jaminan.map(guarantee => (
          <GuaranteeItem
            key={guarantee.butir}
            faskesId={data.id}
            guarantee={guarantee}
            readOnly={isReadOnly}
          />
        ))}
      </Box>
    </>
  );
};

const list = { ...borderedList, px: 0, maxWidth: 640 };
