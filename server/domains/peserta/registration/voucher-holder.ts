import { and, eq, sql } from 'drizzle-orm';
import { isSameName } from '#contract/core/values/name.ts';
import type { Context } from '#server/platform/context.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import {
  createPesertaAuditEntry,
  pesertaAuditDifference,
  pesertaAuditFields,
} from '../audit-entry.ts';
import { personKey } from '../identity.ts';
import { removePeserta, type LockedRow } from '../lifecycle/lifecycle.ts';
import { getPeserta } from '../read.ts';
import { assertUnrestricted } from '../restriction.ts';
import { isLivePeserta } from '../scope.ts';
import { alreadyRegistered, validateForm } from './form.ts';
import { assertNotBeingSaved, limitLockWait } from './import-conflict.ts';
import type { Person } from './registration.ts';
import { saveForm } from './save-form.ts';

/** A person who is entered for a voucher of a company. */
export interface VoucherPerson {
  readonly person: Person;
  readonly bhbuId: number;
  readonly vaccinationType: 0 | 1;
}

/** The company's registration of the person, and whether it was made for the voucher. */
interface VoucherRegistration {
  readonly row: LockedRow;
  readonly isNew: boolean;
}

/** The voucher decides who may change its holder, so the caller's scope does not apply. */
const unscoped = (ctx: Context): Context => ({ ...ctx, scope: 'all' });

async function lockRow({ db }: Context, id: number): Promise<LockedRow> {
  const [row] = await db.select().from(peserta).where(eq(peserta.id, id)).for('update');
  if (!row) throw new Error('A registration was lost while its row was locked.');
  return row;
}

/** Locks the company's registration of a person, if there is one. */
async function lockRegistration(
  { db, deps }: Context,
  { person, bhbuId, vaccinationType }: VoucherPerson,
): Promise<LockedRow | undefined> {
  const [row] = await db
    .select()
    .from(peserta)
    .where(
      and(
        eq(peserta.personKey, personKey(deps.keys, person)),
        eq(peserta.vaccinationType, vaccinationType),
        eq(peserta.bhbuId, bhbuId),
        isLivePeserta,
      ),
    )
    .for('update');
  return row;
}

/**
 * Registers a person for a voucher with the checks of every form, or finds the company's registration
 * of the same person, whose facility and planned day become those of the form.
 * @throws Problem 422 with the issues by field, or when name and birth date are not those registered
 */
export async function registerVoucherHolder(
  ctx: Context,
  entered: VoucherPerson,
): Promise<VoucherRegistration> {
  const { person, bhbuId, vaccinationType } = entered;
  const issues = validateForm(ctx, person, vaccinationType);
  await limitLockWait(ctx.db);
  const existing = await lockRegistration(ctx, entered);
  if (existing) {
    assertUnrestricted(existing);
    const isSame =
      existing.tanggalLahir === person.tanggalLahir && isSameName(existing.nama, person.nama);
    if (!isSame) throw alreadyRegistered(person);
    return { row: await assignVoucherHolder(ctx, existing, person), isNew: false };
  }
  const id = await saveForm(ctx, {
    id: null,
    bhbuId,
    vaccinationType,
    person,
    issues,
    userId: ctx.user.id,
    importId: null,
    saluran: 'VOUCHER',
  });
  await ctx.db.update(peserta).set({ isVoucher: true }).where(eq(peserta.id, id));
  const record = await getPeserta(unscoped(ctx), id);
  await ctx.audit(createPesertaAuditEntry('create', record, { after: pesertaAuditFields(record) }));
  return { row: await lockRow(ctx, id), isNew: true };
}

/**
 * Marks a locked registration as a voucher's holder, at a facility on a day.
 * @throws Problem 409 while an import saves the person
 */
export async function assignVoucherHolder(
  ctx: Context,
  row: LockedRow,
  { idFaskes, rencanaTanggal }: Pick<Person, 'idFaskes' | 'rencanaTanggal'>,
): Promise<LockedRow> {
  const isUnchanged =
    row.isVoucher && row.faskesId === idFaskes && row.rencanaTanggal === rencanaTanggal;
  if (isUnchanged) return row;
  return await update(ctx, row, { isVoucher: true, faskesId: idFaskes, rencanaTanggal });
}

/**
 * Frees a locked registration from its voucher: one that was made for the voucher is deleted, unless
 * it has visits.
 */
export async function releaseVoucherHolder(
  ctx: Context,
  row: LockedRow,
  wasRegistered: boolean,
): Promise<void> {
  const visits = wasRegistered ? await ctx.db.$count(dose, eq(dose.pesertaId, row.id)) : 0;
  if (wasRegistered && visits === 0) await removePeserta(unscoped(ctx), row);
  else await update(ctx, row, { isVoucher: false });
}

/** Updates a locked registration and writes the audit entry. */
async function update(
  ctx: Context,
  row: LockedRow,
  values: Pick<Partial<typeof peserta.$inferInsert>, 'faskesId' | 'isVoucher' | 'rencanaTanggal'>,
): Promise<LockedRow> {
  await assertNotBeingSaved(ctx.db, row);
  const before = await getPeserta(unscoped(ctx), row.id, sql`true`);
  await ctx.db
    .update(peserta)
    .set({ ...values, ...updateStamps(ctx, peserta) })
    .where(eq(peserta.id, row.id));
  const after = await getPeserta(unscoped(ctx), row.id, sql`true`);
  await ctx.audit(createPesertaAuditEntry('update', after, pesertaAuditDifference(before, after)));
  return await lockRow(ctx, row.id);
}
