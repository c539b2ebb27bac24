import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { vaksinasiCalls, type KipiSummary } from '#contract/vaksinasi/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { formatTime, jakartaDay } from '#src/ui/format/date.ts';

/** The fields of a KIPI needed to report it. */
export type ReportableKipi = Pick<KipiSummary, 'id' | 'version' | 'laporan' | 'serius'>;

export type KipiReportFields = Omit<CallInput<typeof vaksinasiCalls.reportKipi>['body'], 'version'>;

/** Converts a stored report to form values. */
export const toReportFields = ({
  tujuan,
  pada,
  pelapor,
  nomor,
}: NonNullable<ReportableKipi['laporan']>): KipiReportFields &
  Record<'tanggal' | 'jam', string> => ({
  tujuan,
  tanggal: jakartaDay(new Date(pada)),
  jam: formatTime(pada),
  pelapor,
  nomor,
});

/** Records or withdraws the report of a KIPI; both can be undone. @param name of the peserta */
export function useKipiReport({ id, version, laporan }: ReportableKipi, name: string) {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const saveReport = (fields: KipiReportFields, readVersion: number) =>
    call(vaksinasiCalls.reportKipi, { params: { id }, body: { ...fields, version: readVersion } });
  const withdrawReport = (alasan: string, readVersion: number) =>
    call(vaksinasiCalls.unreportKipi, { params: { id }, body: { alasan, version: readVersion } });

  /** Restores the previous report status. */
  const undo = async (readVersion: number): Promise<void> => {
    if (laporan) await saveReport(toReportFields(laporan), readVersion);
    else await withdrawReport(t('resources.vaksinasi.undo_reason'), readVersion);
    await invalidateResource(client, 'vaksinasi');
    notify('resources.vaksinasi.report.restored', { type: 'info', messageArgs: { name } });
  };
  const notifySaved = (messageKey: 'done' | 'withdrawn', readVersion: number): void =>
    notify(`resources.vaksinasi.report.notice.${messageKey}`, {
      type: 'success',
      messageArgs: { name },
      undo: () => undo(readVersion),
    });
  return {
    report: async (fields: KipiReportFields): Promise<void> => {
      notifySaved('done', (await saveReport(fields, version)).version);
    },
    withdraw: async (alasan: string): Promise<void> => {
      notifySaved('withdrawn', (await withdrawReport(alasan, version)).version);
    },
  };
}
