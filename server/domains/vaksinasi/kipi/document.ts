import { dayInZone } from '#contract/core/values/zone.ts';
import { kipiDocument } from '#documents/kipi/kipi.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Context } from '#server/platform/context.ts';
import {
  createDocumentHandlers,
  type DocumentDefinition,
} from '#server/platform/document/index.ts';
import { openKipi } from './page.ts';

/** The printed form of an adverse event, which is never filed. */
const kipiForm: DocumentDefinition<Context> = {
  resource: 'kipi',
  kinds: ['KIPI'],
  async open(ctx, id) {
    const { kipi, dosis, peserta, faskes } = await openKipi(ctx, id);
    return {
      kind: 'KIPI',
      recordId: String(id),
      label: peserta.nama,
      day: dayInZone(ctx.now, dosis.zona),
      isUnfiled: true,
      idPeserta: peserta.id,
      build: () =>
        kipiDocument({
          kipi,
          dosis,
          peserta: {
            ...peserta,
            alamat: [
              peserta.alamat,
              peserta.kelurahan && `Kel. ${peserta.kelurahan}`,
              peserta.kecamatan && `Kec. ${peserta.kecamatan}`,
              kabKotaName(peserta.kabKota) ?? peserta.kabKota,
              peserta.kodePos,
            ]
              .filter(Boolean)
              .join(', '),
          },
          faskes: {
            nama: faskes.namaFaskes,
            alamat: faskes.alamat,
            kepala: faskes.kepalaFaskes,
            kontak: faskes.kontakKipi,
            hpKontak: faskes.hpKontakKipi,
          },
          now: ctx.now,
        }),
    };
  },
  stateOf: () => Promise.resolve('BERLAKU'),
};

const { printed, pdf } = createDocumentHandlers(kipiForm);

export const kipiFormHandlers = { printedKipi: printed, kipiPdf: pdf };
