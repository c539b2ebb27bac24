import { and, eq, ne, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { ProductType } from '#contract/domains/product.ts';
import {
  isOtherType,
  type DoseFields,
  type DoseInput,
  type VaccineInput,
} from '#contract/domains/vaksinasi/index.ts';
import {
  assessBatch,
  findAndLockBatches,
  findRegisterBatches,
  hasBatchNumber,
  type RegisterBatch,
} from '#server/domains/batch/index.ts';
import { findShortage } from '#server/domains/stock/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch, product } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

/** Products that are vaccines; a package also contains services. */
export const isVaccine = and(eq(product.isActive, true), ne(product.tipe, 'PAKET_LAYANAN'));

/** Finds the one active vaccine with an id, or with exactly this name. */
async function findVaccine(db: Queryable, { idProduk, vaksin }: VaccineInput) {
  if (!idProduk && !vaksin) return undefined;
  const found = await db
    .select({ id: product.id, nama: product.nama, tipe: product.tipe })
    .from(product)
    .where(
      and(
        isVaccine,
        idProduk
          ? eq(product.id, idProduk)
          : sql`lower(${product.nama}) = lower(${vaksin ?? null}::text)`,
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/** Rejects a batch number that a batch of any product has and that must not be used. */
async function assertNotUnusable(db: Queryable, nomor: string, day: string): Promise<void> {
  for (const one of await findAndLockBatches(db, day, hasBatchNumber(nomor))) {
    const { refusal } = assessBatch(one, day);
    if (refusal) throw invalidField('batch', refusal);
  }
}

const findBatchOfProduct = async (
  db: Queryable,
  { idProduk, nomor, day }: { idProduk: number; nomor: string; day: string },
): Promise<RegisterBatch | undefined> =>
  (await findRegisterBatches(db, day, and(eq(batch.idProduk, idProduk), hasBatchNumber(nomor))))[0];

/** A dose as entered, and its facility. */
type EnteredDose = DoseFields & Pick<DoseInput, 'idFaskes'>;

/** The company and the registration of the participant, and the day in Jakarta of a dose. */
export interface DoseFacts {
  readonly idBHBU: number | null;
  readonly vaccinationType: VaccinationType;
  readonly day: string;
  /** When the day was prepared, of a dose that was given without network. */
  readonly knownAt?: string | undefined;
}

/** The reason for the vaccine, which is stored where one is asked for. */
const reasonForType = (
  { alasanVaksin }: VaccineInput,
  { vaccinationType }: DoseFacts,
  tipe: ProductType,
) => (isOtherType(tipe, vaccinationType) ? alasanVaksin : null);

/** A dose whose vaccine and batch are those of the register, and what has to be confirmed. */
export interface ResolvedDose<D extends EnteredDose = EnteredDose> {
  readonly input: D;
  readonly batchWarning: Message | null;
  /** Type of the product; null for a vaccine that is no product. */
  readonly productType: ProductType | null;
}

/**
 * Locks a batch and returns its data as those of the dose, with its warning.
 * @throws Problem 422 at `batch`, and at `alasanBatch` when the stock has no dose of it left and no
 *   reason is given
 */
async function useBatch<D extends EnteredDose>(
  db: Queryable,
  id: number,
  input: D,
  facts: DoseFacts,
): Promise<ResolvedDose<D>> {
  const { idBHBU, day, knownAt } = facts;
  const [found] = await findAndLockBatches(db, day, eq(batch.id, id), knownAt);
  const assessment = found && assessBatch(found, day);
  const reason: Message | undefined = !found
    ? message('batch.unknown')
    : input.idProduk && input.idProduk !== found.idProduk
      ? message('batch.otherProduct', { nomor: found.nomor })
      : assessment?.refusal;
  if (!found || reason) throw invalidField('batch', reason ?? message('batch.unknown'));
  const { idFaskes } = input;
  const injection = { idBHBU, idFaskes, idBatch: found.id, tanggal: day };
  // Only the withdrawal of the batch itself, after the day was prepared, explains that its doses are in quarantine.
  const quarantineUntil = assessment?.isWithdrawnLater ? knownAt : undefined;
  const shortage = await findShortage(db, injection, quarantineUntil);
  if (shortage?.isQuarantined) throw invalidField('batch', shortage.text);
  if (shortage && !input.alasanBatch) throw invalidField('alasanBatch', shortage.text);
  const register = {
    idProduk: found.idProduk,
    idBatch: found.id,
    vaksin: found.namaProduk,
    alasanVaksin: reasonForType(input, facts, found.tipe),
    batch: found.nomor,
    kadaluarsa: found.kedaluwarsa,
    alasanBatch: shortage ? input.alasanBatch : null,
  };
  return {
    input: { ...input, ...register },
    batchWarning: assessment?.warning ?? null,
    productType: found.tipe,
  };
}

/**
 * Replaces the vaccine and batch of a given dose by the product and the batch of the register that
 * they name, also when they are named by text only.
 * @throws Problem 422 for a product or batch that may not be used on the day
 */
export async function resolveVaccine<D extends EnteredDose>(
  db: Queryable,
  input: D,
  facts: DoseFacts,
): Promise<ResolvedDose<D>> {
  const { day } = facts;
  if (input.hasil !== 'DIBERIKAN') return { input, batchWarning: null, productType: null };
  if (input.idBatch) return await useBatch(db, input.idBatch, input, facts);
  const vaccine = await findVaccine(db, input);
  if (input.idProduk && !vaccine) throw invalidField('vaksin', message('input.notAnOption'));
  const nomor = input.batch || null;
  const registered =
    nomor && vaccine && (await findBatchOfProduct(db, { idProduk: vaccine.id, nomor, day }));
  if (registered) return await useBatch(db, registered.id, input, facts);
  if (nomor) await assertNotUnusable(db, nomor, day);
  const vaccineOfRegister = vaccine
    ? {
        idProduk: vaccine.id,
        vaksin: vaccine.nama,
        alasanVaksin: reasonForType(input, facts, vaccine.tipe),
        // The reason of a product that was entered as another vaccine is that of its batch.
        alasanBatch: input.alasanBatch || input.alasanVaksin,
      }
    : { alasanBatch: null };
  return {
    input: { ...input, ...vaccineOfRegister },
    batchWarning: null,
    productType: vaccine?.tipe ?? null,
  };
}

/** The columns of the vaccine and batch of a resolved dose. */
export const vaccineColumns = (input: VaccineInput) => ({
  idProduk: input.idProduk ?? null,
  idBatch: input.idBatch ?? null,
  vaksin: input.vaksin ?? null,
  alasanVaksin: input.alasanVaksin || null,
  batch: input.batch ?? null,
  kadaluarsa: input.kadaluarsa ?? null,
  alasanBatch: input.alasanBatch || null,
  batchTidakTerdaftar: !input.idBatch,
});
