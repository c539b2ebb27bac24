import { sql } from 'drizzle-orm';
import { suratFields, type suratCalls } from '#contract/domains/surat.ts';
import { suratIssuers, suratStates, type SuratKind } from '#contract/states/surat.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import { bhbu, surat } from '#server/platform/db/schema/index.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { findAddresses } from '#server/platform/document/send.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { dispatchHandlers } from './dispatch.ts';
import { suratDocuments } from './document.ts';
import { getSubject } from './kinds.ts';
import { linkHandlers } from './link.ts';
import { isUnread, suratLifecycle, suratRecords } from './records.ts';

export { suratDocuments } from './document.ts';
export { countUnread, suratLifecycle, suratRecords } from './records.ts';

/** @throws Problem 403 when other roles write letters of the kind */
function checkIssuer({ user }: Context, jenis: SuratKind): void {
  if (suratIssuers[jenis].some(role => role === user.role)) return;
  throw new Problem(
    'AKSES_DITOLAK',
    message('surat.otherIssuer', { jenis: message(`surat.kind.${jenis}`) }),
  );
}

/** Returns where a letter is sent: as entered, or to the company's contact. @throws Problem 422 */
async function addressOf(
  { db }: Context,
  idBHBU: number,
  entered: string | null | undefined,
): Promise<string> {
  const [address] = entered ? [entered] : await findAddresses(db, idBHBU);
  if (address === undefined) throw invalidField('kepada', message('surat.addressMissing'));
  return address;
}

export const suratPage = suratRecords.list({
  search: [surat.noSurat, surat.kepada],
  names: [bhbu.namaBHBU],
  sort: {
    tanggal: sql`coalesce(${surat.tanggal}, 'infinity')`,
    noSurat: sql`coalesce(${surat.noSurat}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    status: inOrderOf(suratStates.names, surat.status),
    modifiedAt: surat.modifiedAt,
  },
  filters: {
    jenis: surat.jenis,
    status: surat.status,
    tanggal: surat.tanggal,
    idBHBU: surat.idBHBU,
    idPKS: surat.idPKS,
    idInvoice: surat.idInvoice,
    perluTindakan: (isLate: boolean, { now }) =>
      isLate ? isUnread(now) : sql`not ${isUnread(now)}`,
  },
}) satisfies Handler<typeof suratCalls.list>;

export const suratHandlers: Handlers<typeof suratCalls> = {
  list: suratPage,
  get: (ctx, { params }) => suratRecords.get(ctx, params.id),

  create: async (ctx, { body }) => {
    const { jenis } = body;
    checkIssuer(ctx, jenis);
    const columns = {
      ...formColumns(suratFields, body),
      idPKS: jenis === 'PENGINGAT_PEMBAYARAN' ? null : (body.idPKS ?? null),
      idInvoice: jenis === 'PENGINGAT_PEMBAYARAN' ? (body.idInvoice ?? null) : null,
    };
    const { idBHBU } = await getSubject(ctx, jenis, columns);
    const kepada = await addressOf(ctx, idBHBU, body.kepada);
    const created = await suratRecords.insert(ctx, { ...columns, jenis, idBHBU, kepada });
    await recordCreation(ctx, suratLifecycle, created, 'create');
    return created;
  },

  update: async (ctx, { params, body }) => {
    const before = await suratRecords.lock(ctx, params.id, { submitted: body });
    checkIssuer(ctx, before.jenis);
    if (before.status !== suratStates.initial)
      throw new Problem('KEADAAN_SALAH', suratLifecycle.wrongState(before, 'dispatch'), {
        currentState: before.status,
        reason: 'state',
      });
    const columns = formColumns(suratFields, body);
    await getSubject(ctx, before.jenis, { ...before, ...columns });
    const kepada = await addressOf(ctx, before.idBHBU, body.kepada);
    return await suratRecords.update(ctx, before, { ...columns, kepada });
  },

  cancel: async (ctx, { params, body }) => {
    const before = await suratRecords.lock(ctx, params.id, { submitted: body });
    checkIssuer(ctx, before.jenis);
    return await transition(ctx, suratLifecycle, before, 'cancel', {
      reason: body.alasan ?? undefined,
      values: { alasan: body.alasan ?? null },
    });
  },

  ...dispatchHandlers,
  ...linkHandlers,
  history: createHistoryHandler('surat', suratRecords),
  ...createDocumentHandlers(suratDocuments),
};
