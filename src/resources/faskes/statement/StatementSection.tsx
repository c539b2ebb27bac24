import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { Guarantee } from './Guarantee.tsx';
import { stateOf } from './state.ts';
import { useStatement } from './useStatement.ts';

/**
 * The statement of the agreement's fourth annex (Lampiran IV): a checklist of guarantees with
 * evidence.
 */
export const StatementSection = () => {
  const say = useWords();
  const { record, readOnly } = useFormFacts();
  const { data, error } = useStatement(record && Number(record.id));
  if (!record) {
    return <Typography color="textSecondary">{say('resources.faskes.statement.later')}</Typography>;
  }
  if (!data) {
    return error ? (
      <Alert severity="error" sx={{ maxWidth: 640 }}>
        {say('resources.faskes.statement.failed', {
          detail: error instanceof Error ? error.message : '',
        })}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640 }} />
    );
  }
  const done = data.jaminan.filter(one => stateOf(one).word === 'yes').length;
  return (
    <>
      {readOnly ? null : (
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {say('resources.faskes.statement.lead')}
        </Typography>
      )}
      <Typography role="status" sx={{ my: 1, fontWeight: 500 }}>
        {say('resources.faskes.statement.done', { done, total: data.jaminan.length })}
      </Typography>
      <Box component="ol" sx={list}>
        {data.jaminan.map(guarantee => (
          <Guarantee
            key={guarantee.butir}
            faskesId={data.id}
            guarantee={guarantee}
            readOnly={readOnly}
          />
        ))}
      </Box>
    </>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxWidth: 640,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
