import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { assess, toRecord } from './assess.ts';
import { getExported } from './export.ts';
import { organizationOf } from './fhir/immunization.ts';
import { auditedRecord, getSource, storeRecord, storeSent } from './stored-record.ts';

/** The portal sends nothing itself: a person says what was sent, and may take that back. */
export const sentHandlers: Pick<Handlers<typeof satusehatCalls>, 'markSent' | 'unmarkSent'> = {
  markSent: async (ctx, { body }) => {
    const { faskes, records } = await getExported(ctx, body);
    const stamps = { dikirimPada: ctx.now.toISOString(), dikirimOleh: ctx.user.fullName };
    await storeSent(
      ctx,
      records.map(({ source, content: { sidik, resources } }) => ({
        sumber: source.sumber,
        nomor: source.nomor,
        sidik,
        organisasi: organizationOf(source),
        pengamatan: resources.slice(1).map(({ identifier: [{ value }] }) => value),
      })),
      stamps,
    );
    const jumlah = records.length;
    await ctx.audit({
      action: 'satusehat.recordSent',
      resource: 'satusehat',
      recordLabel: faskes.name,
      after: { dari: body.dari, sampai: body.sampai, jumlah },
    });
    return { jumlah };
  },

  unmarkSent: async (ctx, { body }) => {
    const source = await getSource(ctx, body);
    if (source.dikirimPada === null) {
      throw new Problem('KEADAAN_SALAH', message('satusehat.notSent'));
    }
    await storeRecord(ctx, body, {
      ...{ sidik: null, dikirimPada: null, dikirimOleh: null },
      ...{ organisasi: null, pengamatan: [] },
    });
    await ctx.audit({
      action: 'satusehat.withdrawSent',
      ...auditedRecord(body),
      before: { dikirimPada: source.dikirimPada, dikirimOleh: source.dikirimOleh },
    });
    return toRecord(assess(await getSource(ctx, body)));
  },
};
