import type { CallInput } from '#contract/endpoint.ts';
import { pesertaCalls, type ExportCall, type VaccinationType } from '#contract/peserta/index.ts';
import type { Download } from '#src/ui/resource/definition.ts';

type Query = NonNullable<CallInput<typeof pesertaCalls.exportTicket>['body']>['kueri'];

const known = Object.keys(pesertaCalls.count.query?.shape ?? {});

const paths: Record<ExportCall, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

/** A list's export file, fetched with a one-time ticket so that filters never appear in a URL. */
const fileOf = (label: string, panggilan: ExportCall, more: Query): Download => ({
  label,
  ask: async (filter, call) => {
    const asked = Object.entries(filter).filter(([key]) => known.includes(key));
    const kueri = { ...more, ...Object.fromEntries(asked) };
    const { tiket } = await call(pesertaCalls.exportTicket, { body: { panggilan, kueri } });
    return `${paths[panggilan]}?tiket=${encodeURIComponent(tiket)}`;
  },
});

/**
 * Export files of the regular programme: the national system's, Kimia Farma's and its mobile app's.
 */
export const regularFiles = (
  own: 'Export' | 'exportByUserId',
  { withApp = false } = {},
): [Download, ...Download[]] => [
  fileOf('resources.peserta.export.satuData', own, { vaccinationType: 0 }),
  fileOf('resources.peserta.export.kfVersion', own, { vaccinationType: 0, ExportVersion: 2 }),
  ...(withApp
    ? [fileOf('resources.peserta.export.kfMobile', 'ExportFaskes', { vaccinationType: 0 })]
    : []),
];

/** Export file of a booster list. */
export const boosterFile = (
  panggilan: ExportCall,
  vaccinationType: VaccinationType,
): [Download] => [fileOf('resources.peserta.export.booster', panggilan, { vaccinationType })];
