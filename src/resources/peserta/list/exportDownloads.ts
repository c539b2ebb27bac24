import type { CallInput } from '#contract/core/endpoint.ts';
import {
  pesertaCalls,
  type ExportCallName,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import type { ServerExport } from '#src/kit/resource/definition.ts';
import { ownFacilityFilter } from '#src/providers/data/ownFacility.ts';

type Query = NonNullable<CallInput<typeof pesertaCalls.exportTicket>['body']>['kueri'];

const filterNames = Object.keys(pesertaCalls.count.query?.shape ?? {});

const exportPaths: Record<ExportCallName, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

/** A list's export file, fetched with a one-time ticket so that filters never appear in a URL. */
const exportDownload = (
  label: string,
  panggilan: ExportCallName,
  fixedQuery: Query,
): ServerExport => ({
  label,
  requestPath: async (filter, call) => {
    const allowedFilters = Object.entries(filter).filter(([key]) => filterNames.includes(key));
    // The files of the regular lists leave participants of vouchers out, who have a list of their
    // own; a filter, or rows chosen by hand, decide otherwise.
    const kueri = {
      ...(filter['id'] === undefined ? { isVoucher: 'false' } : {}),
      ...fixedQuery,
      ...ownFacilityFilter(),
      ...Object.fromEntries(allowedFilters),
    };
    const { tiket } = await call(pesertaCalls.exportTicket, { body: { panggilan, kueri } });
    return `${exportPaths[panggilan]}?tiket=${encodeURIComponent(tiket)}`;
  },
});

/**
 * Export files of the regular programme: the national system's, Kimia Farma's and its mobile app's.
 */
export const regularDownloads = (
  exportCall: 'Export' | 'exportByUserId',
  { withApp = false } = {},
): [ServerExport, ...ServerExport[]] => [
  exportDownload('resources.peserta.export.satuData', exportCall, { vaccinationType: 0 }),
  exportDownload('resources.peserta.export.kfVersion', exportCall, {
    vaccinationType: 0,
    ExportVersion: 2,
  }),
  ...(withApp
    ? [exportDownload('resources.peserta.export.kfMobile', 'ExportFaskes', { vaccinationType: 0 })]
    : []),
];

/** Export file of a booster list. */
export const boosterDownloads = (
  panggilan: ExportCallName,
  vaccinationType: VaccinationType,
): [ServerExport] => [
  exportDownload('resources.peserta.export.booster', panggilan, { vaccinationType }),
];

/**
 * Export files of the participants with a voucher: one of both types of vaccination, which is also
 * that of selected rows, and one of each.
 */
export const voucherDownloads = (
  panggilan: 'Export' | 'exportByUserId' | 'ExportFaskes',
): [ServerExport, ...ServerExport[]] => {
  const regular = panggilan === 'ExportFaskes' ? 'kfMobile' : 'satuData';
  return [
    exportDownload('resources.peserta.export.kfVersion', panggilan, {
      isVoucher: 'true',
      ExportVersion: 2,
    }),
    exportDownload(`resources.peserta.export.${regular}`, panggilan, {
      isVoucher: 'true',
      vaccinationType: 0,
    }),
    exportDownload('resources.peserta.export.booster', panggilan, {
      isVoucher: 'true',
      vaccinationType: 1,
    }),
  ];
};
