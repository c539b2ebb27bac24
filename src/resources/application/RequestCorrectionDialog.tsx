import Box from '@mui/material/Box';
import {
  applicationCalls,
  type Application,
  type Correction,
} from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';

interface RequestCorrectionDialogProps {
  record: Application;
  corrections: readonly Correction[];
  onClose: () => void;
}

/** Confirms a request for corrections and lists everything the email to the applicant will say. */
const RequestCorrectionDialog = ({
  record,
  corrections,
  onClose,
}: RequestCorrectionDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const name = record.namaBHBU;
  return (
    <CommandDialog
      title={t('resources.application.requestCorrection.question', {
        smart_count: corrections.length,
        name,
      })}
      confirmLabel={t('resources.application.requestCorrection.label_some', {
        smart_count: corrections.length,
      })}
      run={() =>
        call(applicationCalls.requestCorrection, {
          params: { id: record.id },
          body: { perbaikan: [...corrections], version: record.version },
        })
      }
      invalidates={['application']}
      success={() => t('resources.application.requestCorrection.done', { name })}
      onError={({ message: detail }) => ({
        _: t('resources.application.requestCorrection.failed', { detail }),
      })}
      onClose={onClose}
      lead={
        <>
          {t('resources.application.requestCorrection.text')}
          <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
            {corrections.map(({ isian, catatan }) => (
              <li key={isian}>
                {applicationLabels[isian]}: {catatan}
              </li>
            ))}
          </Box>
        </>
      }
    />
  );
};

export default RequestCorrectionDialog;
