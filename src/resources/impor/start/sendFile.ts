import { imporCalls, type Impor, type ImporKind } from '#contract/impor/index.ts';
import type { useApi } from '#src/providers/api/ApiContext.ts';
import type { Whom } from './whom.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** Reports upload progress, in bytes. */
  readonly onSent: (sent: number, total: number) => void;
}

/**
 * Uploads a file for validation with the endpoint of its kind; no peserta is saved yet.
 * @throws CallError
 */
export function sendFile(
  call: ReturnType<typeof useApi>['call'],
  file: File,
  kind: ImporKind,
  { idBHBU, idFaskes }: Whom,
  options: Sending,
): Promise<Impor> {
  const asked = { query: { preview: 'true' }, body: { berkas: file } };
  // 0 means no facility, the one named in each row, or for a facility account its own.
  const toFaskes = { idFaskes: idFaskes === '' ? 0 : idFaskes };
  const toBoth = { ...toFaskes, idBHBU };
  switch (kind) {
    case 'peserta':
      return idBHBU === ''
        ? call(imporCalls.importPeserta, { params: toFaskes, ...asked }, options)
        : call(imporCalls.importByAM, { params: toBoth, ...asked }, options);
    case 'booster':
      return idBHBU === ''
        ? call(imporCalls.importBooster, { params: { id: toFaskes.idFaskes }, ...asked }, options)
        : call(imporCalls.importBoosterByAM, { params: toBoth, ...asked }, options);
    case 'boosterEksternal':
      return idFaskes === ''
        ? call(imporCalls.importFaskesExternalBooster, asked, options)
        : call(imporCalls.importAdminExternalBooster, { params: toFaskes, ...asked }, options);
    case 'smartChecking':
      return call(imporCalls.importSmartChecking, asked, options);
  }
}
