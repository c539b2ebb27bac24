import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { dosisCalls, type KipiHead } from '#contract/dosis/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { formatTime, jakartaDay } from '#src/ui/format/date.ts';

/** The fields of a KIPI needed to report it. */
export type Reported = Pick<KipiHead, 'id' | 'version' | 'laporan' | 'serius'>;

export type ReportFields = Omit<CallInput<typeof dosisCalls.reportKipi>['body'], 'version'>;

/** Converts a stored report to form values. */
export const fieldsOf = ({
  tujuan,
  pada,
  pelapor,
  nomor,
}: NonNullable<Reported['laporan']>): ReportFields & Record<'tanggal' | 'jam', string> => ({
  tujuan,
  tanggal: jakartaDay(new Date(pada)),
  jam: formatTime(pada),
  pelapor,
  nomor,
});

/** Records or withdraws the report of a KIPI; both can be undone. @param name of the peserta */
export function useReport({ id, version, laporan }: Reported, name: string) {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const mark = (fields: ReportFields, read: number) =>
    call(dosisCalls.reportKipi, { params: { id }, body: { ...fields, version: read } });
  const takeBack = (alasan: string, read: number) =>
    call(dosisCalls.unreportKipi, { params: { id }, body: { alasan, version: read } });

  /** Restores the previous report status. */
  const undo = async (read: number): Promise<void> => {
    if (laporan) await mark(fieldsOf(laporan), read);
    else await takeBack(say('resources.dosis.undo_reason'), read);
    await renew(client, 'dosis');
    notify('resources.dosis.report.undone', { type: 'info', messageArgs: { name } });
  };
  const told = (word: 'done' | 'back', read: number): void =>
    notify(`resources.dosis.report.said.${word}`, {
      type: 'success',
      messageArgs: { name },
      undo: () => undo(read),
    });
  return {
    report: async (fields: ReportFields): Promise<void> => {
      told('done', (await mark(fields, version)).version);
    },
    takeBack: async (alasan: string): Promise<void> => {
      told('back', (await takeBack(alasan, version)).version);
    },
  };
}
