import { endpoint } from '../../core/endpoint.ts';
import { page, paging, recordId } from '../../core/list.ts';
import { expectedVersion, textLines, timestamp, text } from '../../core/record.ts';
import { zones } from '../../core/values/zone.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { dose, doseReasonNames, doseResults, doseSites } from '../vaksinasi/record.ts';
import { maxActLength, offlineActKinds } from './act.ts';
import { preparedDay } from './prepared.ts';

/**
 * What became of a sent act: accepted, refused and waiting for a decision, or decided: recorded after all, or not
 * recorded.
 */
export const offlineActStates = ['DITERIMA', 'KONFLIK', 'DICATAT', 'DIBUANG'] as const;
export type OfflineActState = (typeof offlineActStates)[number];

/** What a person decides about a refused act. */
export const offlineDecisions = ['CATAT', 'BUANG'] as const;
export type OfflineDecision = (typeof offlineDecisions)[number];

const sentAct = z.object({
  id: z.uuid(),
  status: z.enum(offlineActStates),
  /** The visit that it recorded. */
  idDosis: z.int().nullable(),
  /** Why it was refused; null when it was accepted. */
  alasan: z.string().nullable(),
});
export type SentAct = z.infer<typeof sentAct>;

/** A sent act with both sides: what the device recorded, and what the server knows. */
export const offlineActItem = sentAct.extend({
  jenis: z.enum(offlineActKinds),
  idFaskes: z.int(),
  zona: z.enum(zones),
  /** When it was done, and when it arrived. */
  pada: timestamp,
  diterima: timestamp,
  akun: z.string(),
  nama: z.string(),
  /** The registration; null when it is not in reach. */
  idPeserta: z.int().nullable(),
  /** The registration into which it was merged meanwhile. */
  digabungKe: z.object({ idPeserta: z.int(), nama: z.string() }).nullable(),
  /** What the device recorded of a visit; null for other acts. */
  kunjungan: z
    .object({
      hasil: z.enum(doseResults),
      dosisKe: z.int(),
      alasan: z.enum(doseReasonNames).nullable(),
      vaksin: z.string().nullable(),
      batch: z.string().nullable(),
      lokasi: z.enum(doseSites).nullable(),
      vaksinator: z.string().nullable(),
      /** The new planned day of a postponed dose. */
      rencanaTanggal: z.iso.date().nullable(),
    })
    .nullable(),
  /** What the server knows: the visits of the person in reach, the last one first. */
  diServer: z.array(dose),
  /** Fields that the rules asked for when it was refused, such as `konfirmasi` or `batch`. */
  isian: z.array(z.string()),
  keputusan: z
    .object({ oleh: z.string().nullable(), pada: timestamp, alasan: z.string() })
    .nullable(),
  version: z.int(),
});
export type OfflineActItem = z.infer<typeof offlineActItem>;

/** Most visits of the other side that a list shows for one act. */
export const maxKnownVisits = 5;

/** Body that decides a refused act. */
export const decisionInput = z.strictObject({
  keputusan: z.enum(offlineDecisions),
  /** Whether the warnings of the server are confirmed. */
  konfirmasi: z.boolean().default(false),
  /** Another batch of the register, when the wrong one was entered. */
  idBatch: recordId.nullish(),
  alasanBatch: withoutNik(text(3, 200)).nullish(),
  /** Another new planned day of a postponed dose, or null for none; without it that of the act stays. */
  rencanaTanggal: z.iso.date().nullish().meta({ input: 'date' }),
  alasan: withoutNik(textLines(3, 300)),
  version: expectedVersion,
});

const params = z.object({ id: z.uuid() });

export const luringCalls = {
  openDevice: endpoint({
    method: 'POST',
    path: '/Luring/perangkat',
    access: 'vaksinasi.record',
    summary:
      'Mendaftarkan kunci tanda tangan satu perangkat dan menjawab rahasianya, yang hanya untuk sesi yang sah dari akun ini',
    extension: true,
    secret: true,
    body: z.strictObject({
      perangkat: z.uuid(),
      /** Public key (ECDSA P-256) as SPKI in base64url. */
      kunciPublik: z.string().regex(/^[\w-]{80,200}$/),
      /**
       * Whether the browser registers for the first time. One that was registered before and is not known any more is
       * not found, because a new secret does not open what the browser has stored.
       */
      pertama: z.boolean(),
    }),
    answer: z.object({
      /** 32 bytes in base64url, from which the device makes its content key. */
      rahasia: z.string(),
    }),
  }),
  prepare: endpoint({
    method: 'POST',
    writes: 'trace',
    path: '/Luring/siapkan',
    access: 'vaksinasi.record',
    summary:
      'Menyiapkan antrean hari ini faskes sendiri untuk bekerja tanpa jaringan; tercatat di jejak audit',
    extension: true,
    secret: true,
    body: z.strictObject({ perangkat: z.uuid() }),
    answer: preparedDay,
  }),
  send: endpoint({
    method: 'POST',
    path: '/Luring/tindakan',
    access: 'vaksinasi.record',
    summary:
      'Mengirim satu tindakan yang dicatat tanpa jaringan; yang ditolak aturan atau tidak dapat dibaca menunggu keputusan, yang sudah dikirim tidak diulang',
    extension: true,
    body: z.strictObject({
      perangkat: z.uuid(),
      /** The act as JSON, which is what was signed. */
      tindakan: z.string().min(2).max(maxActLength),
      /** Signature (ECDSA P-256, SHA-256, IEEE P1363) in base64url. */
      tandaTangan: z.string().regex(/^[\w-]{86}$/),
    }),
    answer: sentAct,
  }),
  list: endpoint({
    method: 'GET',
    path: '/Luring/tindakan',
    access: 'vaksinasi.record',
    summary:
      'Tindakan tanpa jaringan yang sudah dikirim, dengan catatan perangkat dan catatan server; yang terlama lebih dahulu',
    extension: true,
    query: z.strictObject({ status: z.enum(offlineActStates).optional(), ...paging }),
    answer: page(offlineActItem),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/Luring/putusan/{id}',
    access: 'vaksinasi.record',
    summary:
      'Memutuskan tindakan yang ditolak: dicatat menurut aturan server, atau tidak dicatat dengan alasannya',
    extension: true,
    params,
    body: decisionInput,
    answer: sentAct.extend({ version: z.int() }),
  }),
};
