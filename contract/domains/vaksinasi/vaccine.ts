import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { choice, id } from '../../core/list.ts';
import { message, type Message } from '../../core/messages/message.ts';
import type { VaccinationType } from '../peserta/record.ts';
import { productTypes, type ProductType } from '../product.ts';
import { findContainedVaccine } from '../../core/values/vaccine.ts';
import type { DoseInput } from './input.ts';

export type DoseIssues = Record<string, Message[]>;

type VaccineFields =
  'idProduk' | 'idBatch' | 'vaksin' | 'alasanVaksin' | 'batch' | 'kadaluarsa' | 'alasanBatch';

/** The vaccine and batch of a dose, as entered. */
export type VaccineInput = Pick<DoseInput, VaccineFields>;

/**
 * Validates the vaccine and batch of a dose given on a day. A batch of the register needs nothing
 * else; the server checks whether it may be used.
 */
export function validateVaccine(input: VaccineInput, day: string): DoseIssues {
  if (input.idBatch) return {};
  const issues: DoseIssues = {};
  if (!input.idProduk) {
    if (!input.vaksin) issues['vaksin'] = [message('input.notChosen')];
    else if (!input.alasanVaksin) issues['alasanVaksin'] = [message('vaksinasi.vaccineReason')];
  }
  if (!input.batch) issues['batch'] = [message('input.required')];
  else if (input.idProduk && !input.alasanBatch) {
    issues['alasanBatch'] = [message('vaksinasi.batchReason')];
  }
  if (!input.kadaluarsa) issues['kadaluarsa'] = [message('input.required')];
  else if (input.kadaluarsa < day) {
    issues['kadaluarsa'] = [message('vaksinasi.batchExpired', { sejak: input.kadaluarsa })];
  }
  return issues;
}

/** A vaccine by its product, where known, and its name. */
export interface VaccineRef {
  readonly idProduk?: number | null | undefined;
  readonly vaksin: string;
}

/** Whether two doses are of one vaccine: of one product, or of products of the same vaccine. */
export function isSameVaccine(one: VaccineRef, other: VaccineRef): boolean {
  if (one.idProduk && one.idProduk === other.idProduk) return true;
  const nameOf = ({ vaksin }: VaccineRef): string =>
    findContainedVaccine(vaksin) ?? vaksin.trim().toLowerCase();
  return nameOf(one) === nameOf(other);
}

/**
 * Whether a product is meant for registrations of the other type: a booster for the regular programme,
 * or the reverse. A package, and a vaccine that is no product, are meant for none in particular.
 */
export const isOtherType = (
  tipe: ProductType | null | undefined,
  vaccinationType: VaccinationType,
): boolean =>
  (tipe === 'VAKSIN_BOOSTER' && vaccinationType === 0) ||
  (tipe === 'VAKSIN_PRIMER' && vaccinationType === 1);

/** A batch that may be chosen for a dose. */
const batchChoice = z.object({
  id: z.int(),
  nomor: z.string(),
  idProduk: z.int(),
  namaProduk: z.string(),
  tipe: z.enum(productTypes),
  kedaluwarsa: z.iso.date(),
  /** Whether the facility has used it before. */
  pernahDipakai: z.boolean(),
  /**
   * Doses left at the facility by the ledger, of the company that the answer names or of all; null
   * while the ledger knows no delivery.
   */
  stok: z.int().nullable(),
  /** What has to be confirmed, such as a hold after that day, or null. */
  peringatan: z.string().nullable(),
});
export type BatchChoice = z.infer<typeof batchChoice>;

/** The vaccines and batches that a facility may choose for doses of one day. */
export const vaccineChoices = z.object({
  /** Active vaccines, for a batch that is not in the register. */
  produk: z.array(choice.extend({ tipe: z.enum(productTypes) })),
  /**
   * Batches with doses left come first, then those of which none is left; each part in the order of
   * expiry, so that the first to expire is used first.
   */
  batch: z.array(batchChoice),
  /** The company whose doses `stok` counts; null for the doses of all companies at the facility. */
  perusahaan: z.string().nullable(),
  /** Why the batch of the query may not be chosen, or null. */
  halangan: z.string().nullable(),
});
export type VaccineChoices = z.infer<typeof vaccineChoices>;

export const vaccineCalls = {
  vaccines: endpoint({
    method: 'GET',
    path: '/Vaksinasi/vaksin',
    access: 'vaksinasi.record',
    summary: 'Vaksin dan batch yang dapat dipilih satu faskes untuk dosis pada satu tanggal',
    extension: true,
    query: z.strictObject({
      idFaskes: id.optional(),
      /** Day of the doses in Jakarta; defaults to today. */
      tanggal: z.iso.date().optional(),
      /** A participant of the facility: only what was delivered for their company is offered. */
      idPeserta: id.optional(),
      idBatch: id.optional(),
    }),
    answer: vaccineChoices,
  }),
};
