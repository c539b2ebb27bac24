import { stateReason } from '../../core/state-history.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import {
  expectedVersion,
  textLines,
  longText,
  mobilePhone,
  optionalText,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import { workOrderStates } from '../../states/work-order.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { zones } from '../../core/values/zone.ts';
import { holiday } from '../libur.ts';
import { containsNik } from '../../core/values/nik.ts';
import { issueMessage } from '../../core/messages/message.ts';
import {
  damageReasons,
  followUpKinds,
  temperatureDecisions,
  vvmStages,
  workOrderKinds,
} from './receipt.ts';

/** Maximum number of lines of a work order. */
export const maxWorkOrderLines = 200;

const maxDoses = 10_000_000;
const doses = z.int().min(0).max(maxDoses);

/** Degrees Celsius with one decimal. */
export const temperature = z.number().min(-90).max(60).multipleOf(0.1).meta({ input: 'decimal' });

/** Number of a packing slip, unique among all work orders. */
export const packingSlipNumber = text(3, 30).meta({ input: 'code' });

/** Editable fields of a line: doses of one order line from one batch. */
export const workOrderLineFields = {
  /** The order line, of any version of the order. */
  idDetail: recordId,
  qtyKirim: z.int().min(1).max(maxDoses),
  /** Required for packing, like the packing slip. */
  idBatch: recordId.nullish().meta({ input: 'lookup:batch' }),
  psNumber: packingSlipNumber.nullish(),
  noKarton: optionalText(40),
};

/** A submitted line; `id` names a stored line that it replaces. */
export const workOrderLineInput = z.strictObject({
  id: recordId.optional(),
  ...workOrderLineFields,
});
export type WorkOrderLineInput = z.infer<typeof workOrderLineInput>;

/** Editable fields of the header. */
export const workOrderFields = {
  /** Planned days of departure and arrival. */
  tanggalKirim: plausibleDay,
  tanggalTiba: plausibleDay,
  idDistributor: recordId.meta({ input: 'lookup:distributor' }),
  namaKurir: textWithoutNik(3, 100).nullish(),
  hpKurir: mobilePhone.nullish(),
  noKendaraan: optionalText(20).meta({ input: 'code' }),
  catatan: longText(1000),
};

const lines = z.array(workOrderLineInput).min(1).max(maxWorkOrderLines);

/** Body that creates a delivery to one facility of an order. */
export const newWorkOrderInput = z.strictObject({
  idOrder: recordId,
  ...workOrderFields,
  baris: lines,
});

/** Body that updates a work order; after its issue the doses of each order line stay. */
export const workOrderInput = z.strictObject({
  ...workOrderFields,
  baris: lines,
  version: expectedVersion,
});
export type WorkOrderInput = z.infer<typeof workOrderInput>;

/** Body of the departure. */
export const shipmentInput = z.strictObject({
  /** Loading temperature. */
  suhuMuat: temperature,
  namaKurir: textWithoutNik(3, 100),
  hpKurir: mobilePhone,
  noKendaraan: text(3, 20).meta({ input: 'code' }),
  version: expectedVersion,
});

/** What was counted of a line on arrival. */
export const receiptLineInput = z.strictObject({
  id: recordId,
  qtyTiba: doses,
  bocor: doses.default(0),
  rusak: doses.default(0),
  /** Why the damaged doses are; required when there are any. */
  alasanRusak: z.enum(damageReasons).nullish(),
  /** Stage of the vial monitors of the intact doses, where the vials have them. */
  vvm: z.enum(vvmStages).nullish(),
  catatan: longText(500),
});

/** A reason that other records repeat. */
const reason = longText(500).refine(value => !value || !containsNik(value), {
  message: issueMessage('input.identityNumber'),
});

/** Body that saves the count of a shipment that has arrived; lines may follow later. */
export const receiptInput = z.strictObject({
  suhuTerima: temperature.nullish(),
  /** What becomes of the doses; required, with the reason, when the temperature is outside the limits. */
  keputusanSuhu: z.enum(temperatureDecisions).nullish(),
  alasanSuhu: reason.meta({ input: 'multiline' }),
  catatanTerima: longText(1000),
  baris: z.array(receiptLineInput).max(maxWorkOrderLines),
  version: expectedVersion,
});
export type ReceiptInput = z.infer<typeof receiptInput>;

/** Body that acknowledges an arrival outside the temperature limits. */
export const temperatureReviewInput = z.strictObject({
  tanggapan: textLines(3, 500)
    .refine(value => !containsNik(value), { message: issueMessage('input.identityNumber') })
    .meta({ input: 'multiline' }),
  version: expectedVersion,
});

/** What a facility answers instead of a confirmation: it cannot, or proposes another day. */
export const facilityAnswers = ['TIDAK_SANGGUP', 'USUL_HARI'] as const;

/** The answer of a facility, which waits for the seller. */
export const facilityAnswer = z.object({
  jenis: z.enum(facilityAnswers),
  alasan: z.string(),
  /** The proposed day of arrival. */
  tanggal: z.iso.date().nullable(),
  waktu: timestamp,
  oleh: z.string(),
});
export type FacilityAnswer = z.infer<typeof facilityAnswer>;

/** Body that makes the work order that follows from a discrepancy. */
export const followUpInput = z.strictObject({
  jenis: z.enum(followUpKinds),
  version: expectedVersion,
});

/** Registered and valid participants of a company against the doses of its order. */
export const participantCheck = z.object({
  terunggah: z.int(),
  valid: z.int(),
  /** Participants that the ordered doses are for. */
  pesertaDibutuhkan: z.int(),
  /** Doses that the valid participants take. */
  dosisPeserta: z.int(),
  /** Ordered doses. */
  dibutuhkan: z.int(),
  cukup: z.boolean(),
});
export type ParticipantCheck = z.infer<typeof participantCheck>;

/** Who signed a document for one party. */
const signatory = z.object({ nama: z.string(), jabatan: z.string() });

/** A document that buyer and distributor signed. */
export const signedDocument = z.object({
  nomor: z.string(),
  waktu: timestamp,
  /** Whether the buyer signed itself, and not the facility on its behalf. */
  olehPembeli: z.boolean().optional(),
  pembeli: signatory,
  distributor: signatory,
});
export type SignedDocument = z.infer<typeof signedDocument>;

/** A stored line with its batch and, after arrival, what was counted. */
export const workOrderLine = z.object({
  id: z.int(),
  urut: z.int(),
  ...workOrderLineFields,
  idBatch: z.int().nullable(),
  psNumber: z.string().nullable(),
  noKarton: z.string().nullable(),
  idProduk: z.int(),
  namaProduk: z.string(),
  nomorBatch: z.string().nullable(),
  kedaluwarsa: z.iso.date().nullable(),
  /** First day of vaccination, and day of the last planned dose. */
  tanggalVaksinasi: z.iso.date().nullable(),
  dosisTerakhir: z.iso.date(),
  /** The count; null before it. */
  qtyTiba: z.int().nullable(),
  bocor: z.int().nullable(),
  rusak: z.int().nullable(),
  alasanRusak: z.enum(damageReasons).nullable(),
  vvm: z.enum(vvmStages).nullable(),
  catatan: z.string().nullable(),
  /** What follows from the count; null before it. */
  qtyTerima: z.int().nullable(),
  kurang: z.int().nullable(),
  lebih: z.int().nullable(),
  diganti: z.int().nullable(),
  /** Photographs that show the line, by the ids of their files. */
  foto: z.array(z.uuid()),
});
export type WorkOrderLine = z.infer<typeof workOrderLine>;

/** A row of the list of work orders. */
export const workOrderListItem = z.object({
  id: z.int(),
  idWorkOrder: z.int(),
  /** Drawn at issue; null for a draft. */
  noWO: z.string().nullable(),
  jenis: z.enum(workOrderKinds),
  status: z.enum(workOrderStates.names),
  ...stateReason,
  /** The version of the order for which it was made. */
  idOrder: z.int(),
  /** First version of the order, to which its shipments belong. */
  idRoot: z.int(),
  noOrder: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  tanggalKirim: z.iso.date().nullable(),
  tanggalTiba: z.iso.date().nullable(),
  idDistributor: z.int().nullable(),
  namaDistributor: z.string().nullable(),
  /** Doses of all lines. */
  jumlahDosis: z.int(),
  /** Doses that were accepted; null before the count is complete. */
  dosisDiterima: z.int().nullable(),
  /** The work order whose discrepancy it follows. */
  idInduk: z.int().nullable(),
  noWOInduk: z.string().nullable(),
  /** What the facility answered instead of confirming, until the seller changes the work order. */
  jawabanFaskes: facilityAnswer.nullable(),
  ...recordFields,
});
export type WorkOrderListItem = z.infer<typeof workOrderListItem>;

/** A work order with its lines, its receipt and what follows from it. */
export const workOrder = workOrderListItem.extend({
  alamatFaskes: z.string().nullable(),
  /** Zone of the facility. */
  zona: z.enum(zones),
  namaKurir: z.string().nullable(),
  hpKurir: z.string().nullable(),
  noKendaraan: z.string().nullable(),
  catatan: z.string().nullable(),
  /** Whether the seller pays for it: every kind but KIRIM. */
  ditanggungPenjual: z.boolean(),
  /** Strictest limits of its products, in degrees Celsius. */
  suhuMin: z.int(),
  suhuMax: z.int(),
  suhuMuat: z.number().nullable(),
  suhuMuatDiLuarBatas: z.boolean(),
  waktuKirim: timestamp.nullable(),
  waktuTiba: timestamp.nullable(),
  suhuTerima: z.number().nullable(),
  suhuTerimaDiLuarBatas: z.boolean(),
  keputusanSuhu: z.enum(temperatureDecisions).nullable(),
  alasanSuhu: z.string().nullable(),
  /** The seller's acknowledgement of an arrival outside the limits; null while it waits. */
  tinjauanSuhu: z.object({ tanggapan: z.string(), oleh: z.string(), waktu: timestamp }).nullable(),
  catatanTerima: z.string().nullable(),
  /** The room for a delivery that waits for its confirmation; null otherwise. */
  chiller: z
    .object({
      /** Doses that the chillers hold; null when the facility has not said. */
      kapasitas: z.int().nullable(),
      /** Doses that are stored, and doses of other deliveries that were confirmed. */
      tersimpan: z.int(),
      menuju: z.int(),
    })
    .nullable(),
  /** Lines, from 1, for which a batch that expires earlier is free; empty once it is packed. */
  lebihAwal: z.array(
    z.object({ baris: z.int(), nomor: z.string(), kedaluwarsa: z.iso.date(), sisa: z.int() }),
  ),
  /** Why later batches are shipped nevertheless. */
  alasanBatch: z.string().nullable(),
  /** The participant check at issue; null before it, and for a follow-up. */
  pesertaCek: participantCheck.nullable(),
  /** Why it was issued with too few valid participants. */
  alasanPeserta: z.string().nullable(),
  beritaSelisih: signedDocument.nullable(),
  bast: signedDocument.nullable(),
  baris: z.array(workOrderLine),
  /** The work orders that follow from its discrepancies. */
  tindakLanjut: z.array(
    workOrderListItem.pick({ id: true, jenis: true, noWO: true, status: true, jumlahDosis: true }),
  ),
  /** Follow-ups that its discrepancies still call for. */
  perluTindakLanjut: z.array(z.enum(followUpKinds)),
});
export type WorkOrder = z.infer<typeof workOrder>;

/** A usable batch for an order line, with the doses that are left of it. */
export const usableBatch = z.object({
  id: z.int(),
  nomor: z.string(),
  kedaluwarsa: z.iso.date(),
  sisa: z.int(),
});
export type UsableBatch = z.infer<typeof usableBatch>;

/** An order line with what is shipped, planned and still open of it. */
export const shippableLine = z.object({
  idDetail: z.int(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  alamatFaskes: z.string().nullable(),
  idProduk: z.int(),
  namaProduk: z.string(),
  tanggalVaksinasi: z.iso.date().nullable(),
  dosisPerOrang: z.int().nullable(),
  intervalHari: z.int().nullable(),
  suhuMin: z.int(),
  suhuMax: z.int(),
  /** Doses that the seller accepted. */
  dosis: z.int(),
  qtyKirim: z.int(),
  qtyTerima: z.int(),
  /** Doses in work orders that have not departed. */
  direncanakan: z.int(),
  /** Doses that cannot leave before they are paid, such as those of an amendment. */
  belumDibayar: z.int(),
  /** Doses that a new work order can still take: paid, and neither shipped nor planned. */
  terbuka: z.int(),
});
export type ShippableLine = z.infer<typeof shippableLine>;

/** A facility of an order as a destination. */
export const destination = z.object({
  id: z.int(),
  name: z.string(),
  /** Open weekdays, 1 (Monday) to 7; null without a schedule. */
  hariBuka: z.array(z.int()).nullable(),
  /** Its holidays from today on. */
  libur: z.array(holiday),
  /** Doses that its chillers hold; null when it has not said. */
  kapasitasChiller: z.int().nullable(),
  /** Doses that it has, and doses that it confirmed and awaits. */
  stok: z.int(),
  menujuFaskes: z.int(),
});

/** What the form of a work order depends on. */
export const workOrderFacts = z.object({
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  hariIni: z.iso.date(),
  /** Why nothing can be shipped now, such as a missing payment; null when it can. */
  halangan: z.string().nullable(),
  peserta: participantCheck,
  faskes: z.array(destination),
  baris: z.array(shippableLine),
});
export type WorkOrderFacts = z.infer<typeof workOrderFacts>;
