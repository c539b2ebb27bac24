import { useState } from 'react';
import type { CallInput } from '#contract/core/endpoint.ts';
import { toLocal, type Zone } from '#contract/core/values/zone.ts';
import { vaksinasiCalls, type KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import { cancelInput, kipiReportInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ZoneContext } from '#src/kit/date/ZoneContext.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { visitDialog } from '../styles.ts';
import { changedByKipi } from './changedByKipi.ts';

/** The fields of a KIPI needed to report it. */
type ReportableKipi = Pick<KipiSummary, 'id' | 'version' | 'laporan' | 'serius' | 'zona'>;

type ReportBody = CallInput<typeof vaksinasiCalls.reportKipi>['body'];
type WithdrawBody = CallInput<typeof vaksinasiCalls.unreportKipi>['body'];

/** Converts a stored report to the input that makes it. */
function toReportFields(
  { tujuan, pada, pelapor, nomor }: NonNullable<ReportableKipi['laporan']>,
  zona: Zone,
) {
  const { day: tanggal, time: jam } = toLocal(pada, zona);
  return { tujuan, tanggal, jam, pelapor, nomor };
}

/**
 * Returns the commands that record and withdraw the report of a KIPI; both can be undone.
 * @param name of the peserta
 */
function useKipiReport({ id, laporan, zona }: ReportableKipi, name: string) {
  const t = useMessages();
  const { call } = useApi();
  const report = (body: ReportBody) => call(vaksinasiCalls.reportKipi, { params: { id }, body });
  const withdraw = (body: WithdrawBody) =>
    call(vaksinasiCalls.unreportKipi, { params: { id }, body });
  const restores = {
    undo: ({ version }: { readonly version: number }) => ({
      run: () =>
        laporan
          ? report({ ...toReportFields(laporan, zona), version })
          : withdraw({ alasan: t('resources.vaksinasi.undo_reason'), version }),
      done: t('resources.vaksinasi.report.restored', { name }),
    }),
  };
  return {
    report: {
      ...restores,
      run: report,
      success: () => t('resources.vaksinasi.report.notice.done', { name }),
    },
    withdraw: {
      ...restores,
      run: withdraw,
      success: () => t('resources.vaksinasi.report.notice.withdrawn', { name }),
    },
  };
}

interface KipiReportDialogProps {
  event: ReportableKipi;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

const fields = {
  tujuan: {
    label: 'resources.vaksinasi.report.tujuan',
    messagePrefix: 'resources.vaksinasi.report.to',
  },
  tanggal: { label: 'resources.vaksinasi.report.tanggal' },
  jam: { label: 'resources.vaksinasi.report.jam', kind: 'time' },
  pelapor: { label: 'resources.vaksinasi.report.pelapor' },
  nomor: { label: 'resources.vaksinasi.report.nomor' },
} as const;

const withdrawFields = { alasan: { label: 'resources.vaksinasi.report.reason' } };

/** Records or corrects the report of a KIPI: receiver, time, reporter and number. */
export const KipiReportDialog = ({ event, name, onClose }: KipiReportDialogProps) => {
  const t = useMessages();
  const { fullName: pelapor } = useRequiredSession();
  const { report } = useKipiReport(event, name);
  const [initialValues] = useState(() => {
    if (event.laporan) return toReportFields(event.laporan, event.zona);
    const { day: tanggal, time: jam } = toLocal(new Date(), event.zona);
    return { tujuan: 'DINKES', tanggal, jam, pelapor };
  });
  return (
    <ZoneContext value={event.zona}>
      <CommandDialog
        {...visitDialog}
        {...report}
        invalidates={changedByKipi}
        title={t('resources.vaksinasi.report.title', { name })}
        description={t('resources.vaksinasi.report.text')}
        confirmLabel={t('resources.vaksinasi.report.save')}
        cancelLabel={t('common.action.back')}
        schema={kipiReportInput}
        fields={fields}
        version={event.version}
        initialValues={initialValues}
        autoFocus="tujuan"
        onClose={onClose}
      />
    </ZoneContext>
  );
};

/** Asks for a reason and withdraws the report of a KIPI. */
export const WithdrawReportDialog = ({ event, name, onClose }: KipiReportDialogProps) => {
  const t = useMessages();
  const { withdraw } = useKipiReport(event, name);
  return (
    <CommandDialog
      {...visitDialog}
      {...withdraw}
      invalidates={changedByKipi}
      title={t('resources.vaksinasi.report.question', { name })}
      description={t(`resources.vaksinasi.report.effect.${event.serius ? 'serious' : 'other'}`)}
      confirmLabel={t('resources.vaksinasi.report.withdraw')}
      cancelLabel={t('common.action.back')}
      maxWidth="xs"
      schema={cancelInput}
      fields={withdrawFields}
      version={event.version}
      autoFocus="alasan"
      onClose={onClose}
    />
  );
};
