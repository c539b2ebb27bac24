import { eq } from 'drizzle-orm';
import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { assess, toRecord } from './assess.ts';
import { getExported } from './export.ts';
import { organizationOf } from './fhir/immunization.ts';
import { auditedRecord, getSource, storeRecord, storeSent } from './stored-record.ts';

/** Lets one person at a time say what a facility sent, so that nothing is marked or taken back twice. */
async function lockFacility({ db }: Context, id: number): Promise<void> {
  await db.select({ id: faskes.id }).from(faskes).where(eq(faskes.id, id)).for('no key update');
}

/** The portal sends nothing itself: a person says what was sent, and may take that back. */
export const sentHandlers: Pick<Handlers<typeof satusehatCalls>, 'markSent' | 'unmarkSent'> = {
  markSent: async (ctx, { body }) => {
    await lockFacility(ctx, body.idFaskes);
    const { faskes: facility, records } = await getExported(ctx, body);
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
      recordLabel: facility.name,
      after: { dari: body.dari, sampai: body.sampai, jumlah },
    });
    return { jumlah };
  },

  unmarkSent: async (ctx, { body }) => {
    await lockFacility(ctx, (await getSource(ctx, body)).faskes.id);
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
