import { statementDocument } from '#documents/agreement/appendices.ts';
import { addressOf } from '#server/domains/lookup/index.ts';
import type { Context } from '#server/platform/context.ts';
import {
  createDocumentHandlers,
  type DocumentDefinition,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { faskesRecords } from '../records.ts';
import { getStatement } from './statement.ts';

/** The statement of a facility to sign, with its present answers; an agreement files its own copy. */
const statementPaper: DocumentDefinition<Context> = {
  resource: 'faskes',
  kinds: ['LAMPIRAN_IV'],
  async open(ctx, id) {
    const row = await faskesRecords.get(ctx, id);
    return {
      kind: 'LAMPIRAN_IV',
      recordId: String(id),
      label: row.namaFaskes,
      day: dayInJakarta(ctx.now),
      isUnfiled: true,
      build: async () =>
        statementDocument({
          nama: row.namaFaskes,
          alamat: addressOf({ alamat: row.alamat, kabKota: row.kabKota }),
          kodePcare: row.kodePcare,
          nomorFaskes: row.nomorFaskes,
          kepala: row.kepalaFaskes,
          jaminan: (await getStatement(ctx, id)).jaminan,
        }),
    };
  },
  stateOf: () => Promise.resolve('BERLAKU'),
};

const { printed, pdf } = createDocumentHandlers(statementPaper);

export const statementPaperHandlers = { printedStatement: printed, statementPdf: pdf };
