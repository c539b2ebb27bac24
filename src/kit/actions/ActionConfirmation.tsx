import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import type { DisabledRecord } from './ActionDialog.tsx';

interface ActionConfirmationProps {
  definition: ResourceSpec;
  /** Describes the effect of the action. */
  text: string;
  ready: readonly AnyRecord[];
  disabledRecords: readonly DisabledRecord[];
  missingCount: number;
  Warning?: ComponentType<{ record: AnyRecord }> | undefined;
}

/** Maximum number of records listed by name; the rest are counted. */
const maxListed = 5;

const list = { m: 0, mt: 1, pl: 2.5, '& li': { mb: 0.25, overflowWrap: 'anywhere' } };

/**
 * Body of the confirmation: the action's effect, the records it applies to, and those it is
 * disabled for.
 */
export const ActionConfirmation = ({
  definition,
  text,
  ready,
  disabledRecords,
  missingCount,
  Warning,
}: ActionConfirmationProps) => {
  const [only] = ready;
  const t = useMessages();
  const names = useResourceMessages(definition);
  const more = (count: number) =>
    count > maxListed ? (
      <li>{t('list.action.more_records', { smart_count: count - maxListed })}</li>
    ) : null;
  return (
    <>
      {ready.length > 0 ? (
        <Typography>{text}</Typography>
      ) : (
        <Typography>{t('list.action.not_possible')}</Typography>
      )}
      {Warning && only && ready.length === 1 ? <Warning record={only} /> : null}
      {ready.length > 1 ? (
        <Box component="ul" sx={list}>
          {ready.slice(0, maxListed).map(record => (
            <li key={record.id}>{definition.nameOf(record)}</li>
          ))}
          {more(ready.length)}
        </Box>
      ) : null}
      {disabledRecords.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('list.action.excluded', { smart_count: disabledRecords.length })}
          <Box component="ul" sx={list}>
            {disabledRecords.slice(0, maxListed).map(({ record, disabledReason }) => (
              <li key={record.id}>
                {t('list.action.reason', {
                  name: definition.nameOf(record),
                  reason: names.disabledReason(disabledReason),
                })}
              </li>
            ))}
            {more(disabledRecords.length)}
          </Box>
        </Alert>
      ) : null}
      {missingCount > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('list.action.missing', { smart_count: missingCount })}
        </Alert>
      ) : null}
    </>
  );
};
