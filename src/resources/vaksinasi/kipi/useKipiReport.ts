import type { CallInput } from '#contract/core/endpoint.ts';
import { vaksinasiCalls, type KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatTime, jakartaDay } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** The fields of a KIPI needed to report it. */
export type ReportableKipi = Pick<KipiSummary, 'id' | 'version' | 'laporan' | 'serius'>;

type ReportBody = CallInput<typeof vaksinasiCalls.reportKipi>['body'];
type WithdrawBody = CallInput<typeof vaksinasiCalls.unreportKipi>['body'];

/** Converts a stored report to the input that makes it. */
export const toReportFields = ({
  tujuan,
  pada,
  pelapor,
  nomor,
}: NonNullable<ReportableKipi['laporan']>) => ({
  tujuan,
  tanggal: jakartaDay(new Date(pada)),
  jam: formatTime(pada),
  pelapor,
  nomor,
});

/**
 * Returns the commands that record and withdraw the report of a KIPI; both can be undone.
 * @param name of the peserta
 */
export function useKipiReport({ id, laporan }: ReportableKipi, name: string) {
  const t = useMessages();
  const { call } = useApi();
  const report = (body: ReportBody) => call(vaksinasiCalls.reportKipi, { params: { id }, body });
  const withdraw = (body: WithdrawBody) =>
    call(vaksinasiCalls.unreportKipi, { params: { id }, body });
  const restores = {
    undo: ({ version }: { readonly version: number }) => ({
      run: () =>
        laporan
          ? report({ ...toReportFields(laporan), version })
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
