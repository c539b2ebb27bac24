import { importCalls, type Import, type ImportKind } from '#contract/domains/import/index.ts';
import type { UploadOptions } from '#src/kit/file/useUpload.ts';
import type { useApi } from '#src/providers/api/ApiContext.ts';
import type { ImportTarget } from './importTarget.ts';

/**
 * Uploads a file for validation with the endpoint of its kind; no peserta is saved yet.
 * @throws CallError
 */
export function sendFile(
  call: ReturnType<typeof useApi>['call'],
  file: File,
  kind: ImportKind,
  { idBHBU, idFaskes, lembar, pemisah }: ImportTarget,
  options: UploadOptions,
): Promise<Import> {
  const request = {
    query: {
      preview: 'true',
      ...(lembar === undefined ? {} : { lembar }),
      ...(pemisah === undefined ? {} : { pemisah }),
    },
    body: { berkas: file },
  };
  // 0 means no facility, the one named in each row, or for a facility account its own.
  const faskesParam = { idFaskes: idFaskes === '' ? 0 : idFaskes };
  const targetParams = { ...faskesParam, idBHBU };
  switch (kind) {
    case 'peserta':
      return idBHBU === ''
        ? call(importCalls.importPeserta, { params: faskesParam, ...request }, options)
        : call(importCalls.importByAM, { params: targetParams, ...request }, options);
    case 'booster':
      return idBHBU === ''
        ? call(
            importCalls.importBooster,
            { params: { id: faskesParam.idFaskes }, ...request },
            options,
          )
        : call(importCalls.importBoosterByAM, { params: targetParams, ...request }, options);
    case 'boosterEksternal':
      return idFaskes === ''
        ? call(importCalls.importFaskesExternalBooster, request, options)
        : call(
            importCalls.importAdminExternalBooster,
            { params: faskesParam, ...request },
            options,
          );
    case 'smartChecking':
      return call(importCalls.importSmartChecking, request, options);
  }
}
