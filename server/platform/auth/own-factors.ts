import { and, eq, isNull } from 'drizzle-orm';
import { maxPasskeys, type factorCalls, type OwnFactors } from '#contract/domains/factor.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import { appUser, device, passkey, recoveryCode, totp } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { tellAccount } from './account-notice.ts';
import { confirmIdentity, startConfirmation } from './confirm-identity.ts';
import { deviceHashOf, isTrusted, trustedDeviceColumns } from './devices.ts';
import { openChallenge, takeChallenge } from './factor-challenge.ts';
import { findOwnRule } from './factor-rules.ts';
import { findFactors, useTotpCode } from './factor-store.ts';
import { newPasskeyOptions, productName, verifyNewPasskey } from './passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { signInWithFactor } from './sign-in-factor.ts';
import { createTotpSecret, totpAddress } from './totp-code.ts';

/** Locks the caller's account, so that its factors change one after the other. */
async function lockOwnAccount({ db, user }: Context) {
  const [account] = await db
    .select({
      id: appUser.id,
      userName: appUser.userName,
      fullName: appUser.fullName,
      email: appUser.email,
    })
    .from(appUser)
    .where(eq(appUser.id, user.id))
    .for('no key update');
  if (!account) throw new Problem('SESI_BERAKHIR', message('auth.sessionEnded'));
  return account;
}

async function readOwnFactors({ db, user }: Context): Promise<OwnFactors> {
  const { totpSince, passkeys, codesLeft } = await findFactors(db, user.id);
  const { mode, deadline } = await findOwnRule(db, user.id);
  return {
    totpSejak: totpSince,
    passkey: passkeys.map(toPasskeyRecord),
    sisaKodePemulihan: codesLeft,
    aturan: mode,
    batas: deadline,
  };
}

const toPasskeyRecord = ({ id, nama, createdAt, lastUsedAt }: typeof passkey.$inferSelect) => ({
  id,
  nama,
  dibuat: createdAt,
  terakhirDipakai: lastUsedAt,
});

/** Refuses to set up a factor where the rule of the role offers none. @throws Problem 409 */
async function checkIsOffered({ db, user }: Context): Promise<void> {
  const { mode } = await findOwnRule(db, user.id);
  if (mode === 'mati') throw new Problem('KEADAAN_SALAH', message('factor.notOffered'));
}

/** Records that a factor was added; the first one brings recovery codes. */
async function recordAddedFactor(
  ctx: Context,
  account: Awaited<ReturnType<typeof lockOwnAccount>>,
  added: object,
): Promise<{ kodePemulihan: string[] | null }> {
  await auditFactors(ctx, 'account.addFactor', { after: added });
  await tellAccount(ctx, account, 'factorAdded');
  const hasCodes = (await countRecoveryCodes(ctx.db, account.id)) > 0;
  return { kodePemulihan: hasCodes ? null : await replaceRecoveryCodes(ctx.db, account.id) };
}

/** Records that a factor was removed; the recovery codes go with the last one. */
async function recordRemovedFactor(
  ctx: Context,
  account: Awaited<ReturnType<typeof lockOwnAccount>>,
  removed: object,
): Promise<void> {
  const { ways } = await findFactors(ctx.db, account.id);
  if (ways.length === 0) {
    await ctx.db.delete(recoveryCode).where(eq(recoveryCode.userId, account.id));
  }
  await auditFactors(ctx, 'account.removeFactor', { before: removed });
  await tellAccount(ctx, account, 'factorRemoved');
}

const auditFactors = (
  { audit, user }: Context,
  action: string,
  changes: { before?: object; after?: object } = {},
): Promise<void> =>
  audit({
    action,
    resource: 'account',
    recordId: user.id,
    recordLabel: user.userName,
    ...changes,
  });

/** Condition of a passkey in the caller's scope. */
const passkeyInScope = ({ scope, user }: Context, id: number) =>
  and(eq(passkey.id, id), scope === 'own' ? eq(passkey.userId, user.id) : undefined);

export const factorHandlers: Handlers<typeof factorCalls> = {
  signIn: signInWithFactor,
  get: readOwnFactors,
  async startTotp(ctx) {
    await checkIsOffered(ctx);
    const account = await lockOwnAccount(ctx);
    const { totpSince } = await findFactors(ctx.db, account.id);
    if (totpSince !== null) throw new Problem('KEADAAN_SALAH', message('factor.totpExists'));
    const secret = createTotpSecret();
    await ctx.db.delete(totp).where(and(eq(totp.userId, account.id), isNull(totp.confirmedAt)));
    await ctx.db.insert(totp).values({
      userId: account.id,
      secret: encryptField(ctx.deps.keys, 'totp.secret', secret),
      createdAt: ctx.now.toISOString(),
    });
    return { rahasia: secret, alamat: totpAddress(secret, account.userName, productName) };
  },
  async confirmTotp(ctx, { body }) {
    await checkIsOffered(ctx);
    const account = await lockOwnAccount(ctx);
    const { keys } = ctx.deps;
    const isRight = await useTotpCode({ db: ctx.db, now: ctx.now, keys }, account.id, body.kode, {
      isSetUp: false,
    });
    if (!isRight) throw invalidField('kode', message('factor.wrong.totp'));
    return await recordAddedFactor(ctx, account, { faktor: 'totp' });
  },
  async removeTotp(ctx) {
    const account = await lockOwnAccount(ctx);
    const removed = await ctx.db
      .delete(totp)
      .where(eq(totp.userId, account.id))
      .returning({ confirmedAt: totp.confirmedAt });
    if (!removed[0]?.confirmedAt) throw notFound('factor');
    await recordRemovedFactor(ctx, account, { faktor: 'totp' });
    return await readOwnFactors(ctx);
  },
  async startPasskey(ctx) {
    await checkIsOffered(ctx);
    const account = await lockOwnAccount(ctx);
    const { passkeys } = await findFactors(ctx.db, account.id);
    if (passkeys.length >= maxPasskeys) {
      throw new Problem('KEADAAN_SALAH', message('factor.manyPasskeys', { batas: maxPasskeys }));
    }
    const options = await newPasskeyOptions(ctx.deps.config, account, passkeys);
    const { token } = await openChallenge(ctx, account.id, 'passkey', options.challenge);
    return { token, pilihan: { ...options } };
  },
  async addPasskey(ctx, { body }) {
    await checkIsOffered(ctx);
    const account = await lockOwnAccount(ctx);
    const challenge = await takeChallenge(ctx.db, body.token, {
      userId: account.id,
      purpose: 'passkey',
      now: ctx.now,
    });
    const created =
      challenge === undefined
        ? null
        : await verifyNewPasskey(ctx.deps.config, body.jawaban, challenge);
    if (!created) throw invalidField('jawaban', message('factor.wrong.newPasskey'));
    const inserted = await ctx.db
      .insert(passkey)
      .values({
        userId: account.id,
        nama: body.nama,
        ...created,
        createdAt: ctx.now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (inserted.length === 0) throw invalidField('jawaban', message('factor.passkeyTaken'));
    return await recordAddedFactor(ctx, account, { faktor: 'passkey', nama: body.nama });
  },
  async renamePasskey(ctx, { params, body }) {
    const [renamed] = await ctx.db
      .update(passkey)
      .set({ nama: body.nama })
      .where(passkeyInScope(ctx, params.id))
      .returning();
    if (!renamed) throw notFound('passkey');
    await auditFactors(ctx, 'account.renamePasskey', { after: { nama: body.nama } });
    return toPasskeyRecord(renamed);
  },
  async removePasskey(ctx, { params }) {
    const account = await lockOwnAccount(ctx);
    const [removed] = await ctx.db
      .delete(passkey)
      .where(passkeyInScope(ctx, params.id))
      .returning();
    if (!removed) throw notFound('passkey');
    await recordRemovedFactor(ctx, account, { faktor: 'passkey', nama: removed.nama });
    return toPasskeyRecord(removed);
  },
  async renewRecoveryCodes(ctx) {
    const account = await lockOwnAccount(ctx);
    const { ways } = await findFactors(ctx.db, account.id);
    if (ways.length === 0) throw new Problem('KEADAAN_SALAH', message('factor.none'));
    const kodePemulihan = await replaceRecoveryCodes(ctx.db, account.id);
    await auditFactors(ctx, 'account.renewRecoveryCodes');
    await tellAccount(ctx, account, 'recoveryCodes');
    return { kodePemulihan };
  },
  devices: ctx =>
    ctx.db
      .select(trustedDeviceColumns(deviceHashOf(ctx)))
      .from(device)
      .where(isTrusted(ctx))
      .orderBy(device.id),
  async distrustDevice(ctx, { params }) {
    const condition = and(isTrusted(ctx), eq(device.id, params.id));
    const [found] = await ctx.db
      .select(trustedDeviceColumns(deviceHashOf(ctx)))
      .from(device)
      .where(condition)
      .for('update');
    if (!found) throw notFound('device');
    await ctx.db.update(device).set({ trustedUntil: null }).where(eq(device.id, found.id));
    await auditFactors(ctx, 'account.distrustDevice', {
      before: { userAgent: found.userAgent, address: found.address },
    });
    return found;
  },
  startConfirmation,
  confirm: confirmIdentity,
};
