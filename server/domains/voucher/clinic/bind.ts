import { eq } from 'drizzle-orm';
import { emptyBooster } from '#contract/domains/peserta/index.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { BindInput } from '#contract/domains/voucher/record.ts';
import {
  assignVoucherHolder,
  lockPersonOf,
  lockPeserta,
  personFromForm,
  personKey,
  registerVoucherHolder,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { voucherLifecycle } from '../lifecycle.ts';
import {
  everyVoucher,
  toVoucher,
  vaccinationTypeOf,
  voucherRecords,
  type VoucherRow,
} from '../records.ts';
import { withCodeLimit } from './code-limit.ts';
import {
  checkCanBeVaccinated,
  checkCirculates,
  checkPersonLimit,
  checkPlannedDay,
  isForCategory,
  resolveFacility,
} from './holder.ts';
import { versionCheck } from './lock.ts';

/** Locks a voucher by its code. @throws Problem 422 at `kode` for an unknown one */
async function lockByCode(ctx: Context, code: string): Promise<VoucherRow> {
  const [found] = await ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(eq(voucher.code, code));
  if (!found) throw invalidField('kode', message('voucher.unknown'));
  return await voucherRecords.lock({ ...ctx, ...everyVoucher }, found.id);
}

/** Returns the person of a form; the doses before a booster belong to a voucher of a booster. */
function personOf(
  body: BindInput,
  type: 0 | 1,
  plan: { idFaskes: number; rencanaTanggal: string },
) {
  const history = {
    ...emptyBooster,
    vaksinPrimer: body.vaksinPrimer ?? null,
    tanggalDosis1: body.tanggalDosis1 ?? null,
    tanggalDosis2: body.tanggalDosis2 ?? null,
    faskesDosis2: body.faskesDosis2 ?? null,
    jenisBooster: body.jenisBooster ?? null,
  };
  return personFromForm({ ...body, ...plan }, undefined, type === 1 ? history : emptyBooster);
}

/** Binds a locked voucher to a locked registration. */
async function bindTo(
  ctx: Context,
  row: VoucherRow,
  holder: LockedRow,
  { pesertaDibuat, check }: { pesertaDibuat: boolean; check?: () => void },
): Promise<VoucherRow> {
  return await transition(ctx, voucherLifecycle, row, 'bind', {
    ...(check ? { check } : {}),
    values: {
      idPeserta: holder.id,
      pesertaDibuat,
      boundAt: ctx.now.toISOString(),
      boundBy: ctx.user.fullName,
      idFaskes: holder.faskesId,
    },
  });
}

const bindPerson: Handler<typeof voucherCalls.bind> = async (ctx, { body }) => {
  const idFaskes = await resolveFacility(ctx, body.idFaskes);
  const row = await lockByCode(ctx, body.kode);
  checkTransition(ctx.user, voucherLifecycle, row, 'bind');
  await checkCirculates(ctx, row, idFaskes);
  if (!isForCategory(row, body.kategori)) {
    throw invalidField('kategori', message('voucher.employeesOnly'));
  }
  const rencanaTanggal = body.rencanaTanggal ?? (await todayAtFaskes(ctx, idFaskes));
  const plan = { idFaskes, rencanaTanggal };
  await checkPlannedDay(ctx, row, plan);
  const vaccinationType = vaccinationTypeOf(row);
  const person = personOf(body, vaccinationType, plan);
  await checkPersonLimit(ctx, row, personKey(ctx.deps.keys, person));
  const { row: holder, isNew } = await registerVoucherHolder(ctx, {
    person,
    bhbuId: row.idBHBU,
    vaccinationType,
  });
  await checkCanBeVaccinated(ctx, row, holder, plan.rencanaTanggal);
  return await toVoucher(ctx, await bindTo(ctx, row, holder, { pesertaDibuat: isNew }));
};

/** Enters the participant of a voucher. */
export const bind = withCodeLimit(bindPerson, ({ body }) => body.kode);

/**
 * Returns the planned day of a participant who gets a voucher: the one planned at the facility, or
 * today.
 */
async function planOf(
  ctx: Context,
  row: VoucherRow,
  holder: LockedRow,
  idFaskes: number,
): Promise<string> {
  const today = await todayAtFaskes(ctx, idFaskes);
  const planned = holder.faskesId === idFaskes ? holder.rencanaTanggal : null;
  return planned !== null && planned >= today && planned <= row.validUntil ? planned : today;
}

const bindToExisting: Handler<typeof voucherCalls.bindExisting> = async (ctx, { params, body }) => {
  // The ids of vouchers can be guessed, so a facility has to know the code.
  if (ctx.scope === 'own' && !body.kode) {
    throw invalidField('kode', message('voucher.codeMissing'));
  }
  const row = await voucherRecords.lock({ ...ctx, ...everyVoucher }, params.id);
  if (body.kode && body.kode !== row.code) throw notFound('voucher');
  checkTransition(ctx.user, voucherLifecycle, row, 'bind');
  // The same order of locks as in the record of a visit.
  await lockPersonOf(ctx.db, body.idPeserta);
  const found = await lockPeserta(ctx, body.idPeserta);
  const invalid = (text: Parameters<typeof invalidField>[1]) => invalidField('idPeserta', text);
  if (found.bhbuId !== row.idBHBU) {
    throw invalid(message('voucher.otherCompany', { bhbu: row.bhbuName }));
  }
  if (found.vaccinationType !== vaccinationTypeOf(row)) throw invalid(message('voucher.otherType'));
  if (!isForCategory(row, found.kategori)) {
    throw invalid(message('voucher.holderNotEmployee', { nama: found.nama }));
  }
  const idFaskes = await resolveFacility(ctx, body.idFaskes ?? found.faskesId);
  await checkCirculates(ctx, row, idFaskes);
  await checkPersonLimit(ctx, row, found.personKey);
  const rencanaTanggal = await planOf(ctx, row, found, idFaskes);
  await checkCanBeVaccinated(ctx, row, found, rencanaTanggal);
  const holder = await assignVoucherHolder(ctx, found, { idFaskes, rencanaTanggal });
  const check = versionCheck(ctx, row, body);
  return await toVoucher(ctx, await bindTo(ctx, row, holder, { pesertaDibuat: false, check }));
};

/** Binds a voucher to a participant who is registered already. */
export const bindExisting = withCodeLimit(bindToExisting, ({ body }) => body.kode);
