import type { PreparedDay, PreparedPerson } from '#contract/domains/luring/index.ts';
import type { Message } from '#contract/core/messages/message.ts';
import {
  isOtherType,
  nextDose,
  validateDose,
  type DoseInput,
} from '#contract/domains/vaksinasi/index.ts';
import type { ProductType } from '#contract/domains/product.ts';
import { renderByField, renderMessage } from '#src/i18n/contractMessages.ts';
import { offline } from '#texts/offline.ts';
import { choicesFor } from './dayOverlay.ts';
import { refused } from './refused.ts';

type Visit = Omit<DoseInput, 'idFaskes' | 'idPeserta'>;

/** Replaces the batch of a visit by what the prepared register says of it. */
function resolved(day: PreparedDay, { antrean }: PreparedPerson, visit: Visit) {
  const choices = choicesFor(day, antrean);
  const batch = choices.batch.find(({ id }) => id === visit.idBatch);
  if (visit.hasil === 'DIBERIKAN' && visit.idBatch && !batch) {
    throw refused(422, offline.batch_unknown, { batch: [offline.batch_unknown] });
  }
  const product = choices.produk.find(({ id }) => id === (batch?.idProduk ?? visit.idProduk));
  const productType: ProductType | null = batch?.tipe ?? product?.tipe ?? null;
  const isMeant = !isOtherType(productType, antrean.vaccinationType);
  return {
    visit: {
      ...visit,
      idProduk: batch?.idProduk ?? visit.idProduk,
      vaksin: batch?.namaProduk ?? product?.name ?? visit.vaksin,
      alasanVaksin: productType !== null && isMeant ? null : visit.alasanVaksin,
    },
    productType,
    batchWarning: batch?.peringatan ?? null,
    stock: batch?.stok ?? null,
  };
}

/**
 * Checks a visit without network by the rules of the contract that the server uses, with the facts of the prepared
 * day. What only the server knows, it decides when the visit is sent.
 * @param given how many doses of the batch were given without network
 * @throws CallError 409 or 422 like the server
 */
export function checkVisit(
  day: PreparedDay,
  person: PreparedPerson,
  entered: Visit,
  given: number,
): void {
  const { antrean, aturan } = person;
  if (antrean.kunjungan?.hasil === 'DIBERIKAN') throw refused(409, offline.already_given);
  const on = entered.tanggal ?? day.tanggal;
  if (on !== day.tanggal) {
    throw refused(422, offline.other_day, { tanggal: [offline.other_day] });
  }
  const { number, blockedReason, warning } = nextDose(aturan, on);
  const isGiven = entered.hasil === 'DIBERIKAN';
  if (number !== entered.dosisKe) throw refused(409, offline.other_dose);
  if (isGiven && blockedReason) throw refused(409, renderMessage(blockedReason));
  const { visit, productType, batchWarning, stock } = resolved(day, person, entered);
  const issues: Record<string, Message[]> = validateDose(visit, {
    sex: antrean.jenisKelamin,
    day: on,
    warning,
    batchWarning,
    previousVaccine: antrean.vaksinSebelumnya,
    vaccinationType: antrean.vaccinationType,
    productType,
  });
  const texts = renderByField(issues);
  if (isGiven && stock !== null && stock - given <= 0 && !visit.alasanBatch) {
    texts['alasanBatch'] = [offline.no_stock];
  }
  const [first] = Object.values(texts);
  if (first) throw refused(422, first.join('. '), texts);
}
