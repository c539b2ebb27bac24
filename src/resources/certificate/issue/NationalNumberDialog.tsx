import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { nationalNumberInput } from '#contract/domains/certificate/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByCertificates } from '../states.ts';

const fields = { noSertifikatNasional: {} } as const;

interface NationalNumberDialogProps {
  peserta: { readonly id: number; readonly nama: string };
  /** The recorded number. */
  number: string | null;
  onClose: () => void;
}

/** Records, corrects or removes the number of a participant's national certificate. */
export const NationalNumberDialog = ({ peserta, number, onClose }: NationalNumberDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, nama } = peserta;
  return (
    <CommandDialog
      title={t('resources.certificate.nationalNumber.title', { name: nama })}
      confirmLabel={t('resources.certificate.nationalNumber.save')}
      resource="certificate"
      schema={nationalNumberInput}
      fields={fields}
      initialValues={{ noSertifikatNasional: number }}
      autoFocus="noSertifikatNasional"
      run={body => call(certificateCalls.setNationalNumber, { params: { id }, body })}
      invalidates={changedByCertificates}
      success={({ noSertifikatNasional }) =>
        t(
          `resources.certificate.nationalNumber.${noSertifikatNasional === null ? 'removed' : 'saved'}`,
        )
      }
      onClose={onClose}
    />
  );
};
