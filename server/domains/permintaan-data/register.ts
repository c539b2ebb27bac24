import { and, eq, isNotNull } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toInstant } from '#contract/core/values/zone.ts';
import type {
  permintaanDataCalls,
  RequestStatus,
} from '#contract/domains/permintaan-data/index.ts';
import { answerHours } from '#contract/states/permintaan-data.ts';
import { consumeCaptcha } from '#server/platform/auth/captcha.ts';
import { createLinkToken, hashOfLink } from '#server/platform/auth/personal-link.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type PublicContext,
} from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { permintaanData } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { transitionContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { getDetail } from './detail.ts';
import { mailRequester } from './mail.ts';
import {
  permintaanDataLifecycle,
  permintaanDataRecords,
  type PermintaanDataRow,
} from './records.ts';
import { encryptRequester, requesterOf } from './requester.ts';

type Entered = Pick<PermintaanDataRow, 'hubungan' | 'jenis' | 'nama' | 'saluran'> &
  Parameters<typeof requesterOf>[0];

/** Days for which a request that arrived on paper may be dated back. */
const maxDaysBack = 14;

/** Saves a request under a number, tells the officers, and confirms it by mail where there is an address. */
async function save(
  ctx: TransitionContext & Pick<Context, 'deps'>,
  entered: Entered,
  { receivedAt, secret }: { readonly receivedAt: Date; readonly secret: string | null },
): Promise<PermintaanDataRow> {
  const { jenis, nama, saluran, hubungan } = entered;
  const requester = requesterOf(entered);
  const row = await permintaanDataRecords.insert(ctx, {
    nomor: await drawDocumentNumber(ctx, 'permintaanData'),
    jenis,
    nama,
    saluran,
    hubungan,
    pemohon: encryptRequester(ctx.deps.keys, requester),
    diterimaPada: receivedAt.toISOString(),
    batas: new Date(receivedAt.getTime() + answerHours * 3_600_000).toISOString(),
    kunciHash: secret === null ? null : hashOfLink(secret),
  });
  await recordCreation(ctx, permintaanDataLifecycle, row, 'create');
  await mailRequester(ctx, row, requester, 'received');
  return row;
}

/** Returns when a request arrived, as entered in WIB. @throws Problem 422 when only the day or the time is entered */
function receivedAtOf(
  now: Date,
  { hariDiterima: day, jamDiterima: time }: HandlerInput<typeof permintaanDataCalls.create>['body'],
): Date {
  if (!day && !time) return now;
  if (!day) throw invalidField('hariDiterima', message('permintaanData.dayAndTime'));
  if (!time) throw invalidField('jamDiterima', message('permintaanData.dayAndTime'));
  return toInstant({ day, time }, 'WIB');
}

/** Registers a request that did not come by the public page. @throws Problem 422 on the day or the time */
export const create: Handler<typeof permintaanDataCalls.create> = async (ctx, { body }) => {
  const receivedAt = receivedAtOf(ctx.now, body);
  if (receivedAt > ctx.now) throw invalidField('hariDiterima', message('permintaanData.ahead'));
  if (ctx.now.getTime() - receivedAt.getTime() > maxDaysBack * 86_400_000)
    throw invalidField('hariDiterima', message('permintaanData.tooLongAgo', { hari: maxDaysBack }));
  const row = await save(ctx, body, { receivedAt, secret: null });
  return await getDetail(ctx, row.id);
};

/** A person who asks on the public page is not known, whatever they call themselves. */
const unknownPerson = { id: null, fullName: 'Pemohon', role: 'PEMOHON' } as const;

/**
 * Registers a request of the public page. It answers the same for everyone, whether or not there are data of the person.
 * @throws Problem 422 on `captchaToken`, 429
 */
export const register: Handler<typeof permintaanDataCalls.register> = withoutTransaction(
  async (ctx: PublicContext, { body }) => {
    const { captchaToken, ...entered } = body;
    await ctx.deps.throttle.countDataRequest(ctx.address);
    await consumeCaptcha(ctx, captchaToken);
    const secret = createLinkToken();
    const row = await transaction(ctx.deps.db, db =>
      save(
        { ...transitionContext({ ...ctx, db }, unknownPerson), deps: ctx.deps },
        { ...entered, saluran: 'HALAMAN' },
        { receivedAt: ctx.now, secret },
      ),
    );
    const { nomor, diterimaPada, batas } = row;
    return { nomor, kunci: secret, diterimaPada, batas };
  },
);

/** Returns the state of a request to who has its receipt. @throws Problem 404, 429 */
export const status: Handler<typeof permintaanDataCalls.status> = async (
  ctx,
  { body },
): Promise<RequestStatus> => {
  await ctx.deps.throttle.countPersonalLink(ctx.address);
  const [found] = await ctx.db
    .select({
      nomor: permintaanData.nomor,
      jenis: permintaanData.jenis,
      status: permintaanData.status,
      diterimaPada: permintaanData.diterimaPada,
      batas: permintaanData.batas,
      selesaiPada: permintaanData.selesaiPada,
    })
    .from(permintaanData)
    .where(
      and(
        eq(permintaanData.nomor, body.nomor.toUpperCase()),
        isNotNull(permintaanData.kunciHash),
        eq(permintaanData.kunciHash, hashOfLink(body.kunci.toUpperCase())),
      ),
    );
  if (!found) throw notFound('permintaanData');
  return found;
};
