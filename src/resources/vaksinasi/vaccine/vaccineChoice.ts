import { containsNik } from '#contract/core/values/nik.ts';
import type { BatchChoice, VaccineInput } from '#contract/domains/vaksinasi/index.ts';

/** A chosen vaccine and batch; empty strings for empty texts. */
export interface VaccineChoice {
  /** The product, or null for a vaccine that is no product. */
  readonly idProduk: number | null;
  /** The batch of the register, or null for an unregistered one. */
  readonly idBatch: number | null;
  readonly vaksin: string;
  readonly alasanVaksin: string;
  readonly batch: string;
  readonly kadaluarsa: string;
  readonly alasanBatch: string;
}

/** Returns the choice of a batch of the register. */
export const choiceOf = (one: BatchChoice): VaccineChoice => ({
  idProduk: one.idProduk,
  idBatch: one.id,
  vaksin: one.namaProduk,
  alasanVaksin: '',
  batch: one.nomor,
  kadaluarsa: one.kedaluwarsa,
  alasanBatch: '',
});

const textOrNull = (text: string): string | null => text.trim() || null;

/** Converts a choice to the fields of a request; what the register says is left out. */
export const toVaccineInput = (choice: VaccineChoice): VaccineInput => {
  const { idProduk, idBatch } = choice;
  if (idBatch !== null) return { idProduk, idBatch };
  return {
    idProduk,
    ...(idProduk === null
      ? { vaksin: textOrNull(choice.vaksin), alasanVaksin: textOrNull(choice.alasanVaksin) }
      : { alasanBatch: textOrNull(choice.alasanBatch) }),
    batch: textOrNull(choice.batch),
    kadaluarsa: textOrNull(choice.kadaluarsa),
  };
};

const keyPrefix = 'vaksin:';

/** The key of a choice; those of another `today` are deleted. */
export const choiceKey = (parts: {
  readonly userId: number;
  readonly idFaskes: number | null;
  readonly tanggal: string;
  readonly today: string;
}): string => `${keyPrefix}${parts.userId}:${parts.idFaskes ?? ''}:${parts.tanggal}:${parts.today}`;

/** Reads a choice from the session storage and deletes those of earlier days. */
export function readChoice(key: string): VaccineChoice | undefined {
  const today = key.slice(key.lastIndexOf(':'));
  for (const other of Object.keys(sessionStorage)) {
    if (other.startsWith(keyPrefix) && !other.endsWith(today)) sessionStorage.removeItem(other);
  }
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as VaccineChoice);
}

/** Writes or deletes a choice; one that may hold an identity number stays in memory only. */
export function writeChoice(key: string, choice: VaccineChoice | undefined): void {
  const text = JSON.stringify(choice);
  if (choice === undefined || Object.values(choice).some(value => containsNik(String(value)))) {
    sessionStorage.removeItem(key);
  } else sessionStorage.setItem(key, text);
}
