import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { patientNumberInput } from '#contract/domains/satusehat/record.ts';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { HistorySection } from './HistorySection.tsx';

const fields = { noIHS: {} } as const;

/** Section with the number by which SATUSEHAT calls a participant, for those who prepare its file. */
export const SatusehatSection = ({ history: { peserta } }: { history: PesertaHistory }) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const { id, nama: name, deletedAt, pembatasan } = peserta;
  const [isEditing, setIsEditing] = useState(false);
  const isShown = can('satusehat.read') && deletedAt === null && pembatasan === null;
  const { data, error, refetch } = useCall(
    'satusehat',
    satusehatCalls.ofPeserta,
    { params: { id } },
    { enabled: isShown },
  );
  if (!isShown || (!data && !error)) return null;
  return (
    <HistorySection title="satusehat">
      {data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <span>
            {t('resources.satusehat.fields.noIHS')}
            {': '}
            {data.noIHS === null ? (
              '–'
            ) : (
              <Box component="span" sx={codeStyle}>
                {data.noIHS}
              </Box>
            )}
          </span>
          {can('satusehat.update') ? (
            <Button size="small" onClick={() => setIsEditing(true)}>
              {t(`resources.satusehat.patient.${data.noIHS === null ? 'add' : 'change'}`)}
            </Button>
          ) : null}
        </Box>
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {isEditing && data ? (
        <CommandDialog
          title={t('resources.satusehat.numbers.title', { name })}
          confirmLabel={t('common.action.save')}
          maxWidth="xs"
          resource="satusehat"
          schema={patientNumberInput}
          fields={fields}
          initialValues={{ noIHS: data.noIHS }}
          autoFocus="noIHS"
          run={body => call(satusehatCalls.setPatientNumber, { params: { id }, body })}
          invalidates={['satusehat', 'peserta']}
          success={() => t('resources.satusehat.numbers.done')}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </HistorySection>
  );
};
