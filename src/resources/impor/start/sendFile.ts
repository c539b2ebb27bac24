import { imporCalls, type Impor, type ImporKind } from '#contract/impor/index.ts';
import type { useApi } from '#src/providers/api/ApiContext.ts';
import type { Whom } from './whom.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** Tells how much is gone, in bytes. */
  readonly onSent: (sent: number, total: number) => void;
}

/** Sends a file to be judged by the call of its kind; nothing of it is kept as a participant yet. @throws CallError */
export function sendFile(
  call: ReturnType<typeof useApi>['call'],
  file: File,
  kind: ImporKind,
  { idBHBU, idFaskes }: Whom,
  options: Sending,
): Promise<Impor> {
  const asked = { query: { preview: 'true' }, body: { berkas: file } };
  // 0 is no facility, or the one that each row names; for an account of one, its own.
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
