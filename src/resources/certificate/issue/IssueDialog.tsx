import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { revokeInput } from '#contract/domains/certificate/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByCertificates } from '../states.ts';
import { validCertificate, type CertificatesOfPeserta } from '../useCertificatesOf.ts';

const reasonSchema = revokeInput.pick({ alasan: true });
const reasonFields = {
  alasan: { kind: 'multiline', label: 'resources.certificate.reissue.reason' },
} as const;

interface IssueDialogProps {
  peserta: { readonly id: number; readonly nama: string };
  certificates: CertificatesOfPeserta;
  onClose: () => void;
}

/** Issues a participant's proof; a valid one is replaced, for which it asks the reason. */
export const IssueDialog = ({ peserta, certificates, onClose }: IssueDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { valid, outdated } = validCertificate(certificates);
  const { id: idPeserta, nama } = peserta;
  const shared = {
    invalidates: changedByCertificates,
    success: ({ nomor }: { nomor: string }) =>
      t('resources.certificate.issue.done', { number: nomor }),
    onClose,
  };
  if (!valid) {
    return (
      <CommandDialog
        {...shared}
        title={t('resources.certificate.issue.title', { name: nama })}
        description={t('resources.certificate.issue.text')}
        confirmLabel={t('resources.certificate.issue.button')}
        run={(_, idempotencyKey) =>
          call(certificateCalls.issue, { body: { idPeserta } }, { idempotencyKey })
        }
      />
    );
  }
  const { nomor, version } = valid;
  return (
    <CommandDialog
      {...shared}
      title={t('resources.certificate.reissue.title', { number: nomor })}
      description={t('resources.certificate.reissue.text')}
      confirmLabel={t('resources.certificate.reissue.button')}
      resource="certificate"
      schema={reasonSchema}
      fields={reasonFields}
      autoFocus="alasan"
      initialValues={outdated ? { alasan: t(`resources.certificate.changed.${outdated}`) } : {}}
      run={({ alasan }, idempotencyKey) =>
        call(certificateCalls.issue, { body: { idPeserta, alasan, version } }, { idempotencyKey })
      }
    />
  );
};
