import { timestamp } from '../../core/record.ts';
import { zones } from '../../core/values/zone.ts';
import { z } from '../../core/zod.ts';
import { queueEntry, queueReasons } from '../vaksinasi/queue.ts';
import { dose } from '../vaksinasi/record.ts';
import { vaccineChoices } from '../vaksinasi/vaccine.ts';
import { voucherCheck } from '../voucher/record.ts';

/** People and vouchers that one prepared day holds at most. */
export const maxPreparedPeople = 1000;
export const maxPreparedVouchers = 1000;

const day = z.iso.date();

/** The facts of the dose rules, `NextDoseInput`. */
const doseFacts = z.object({
  vaccinationType: z.literal([0, 1, 2]),
  birthDate: day,
  isValid: z.boolean(),
  isActive: z.boolean(),
  dosesGiven: z.int(),
  lastGivenOn: day.nullable(),
  otherDoses: z.array(z.object({ day, isPrimary: z.boolean() })),
  primaryDoneOn: day.nullable(),
  lastBoosterOn: day.nullable(),
  lastPrimaryOn: day.nullable(),
  refusal: z.string().nullable(),
});

/** Why someone is in the prepared day; `TERLAMBAT` people belong to no day. */
export const preparedReasons = [...queueReasons, 'TERLAMBAT'] as const;

const preparedPerson = z.object({
  antrean: queueEntry,
  aturan: doseFacts,
  sebab: z.enum(preparedReasons),
  /** The visits of the registration, the last one first, without health data. */
  dosis: z.array(dose),
});
export type PreparedPerson = z.infer<typeof preparedPerson>;

/** What a facility needs of one day to work without network. Identity numbers are masked. */
export const preparedDay = z.object({
  disiapkan: timestamp,
  /** When the device forgets it: the end of the day at the facility, or of the session. */
  berlakuSampai: timestamp,
  tanggal: day,
  idFaskes: z.int(),
  namaFaskes: z.string(),
  zona: z.enum(zones),
  /** Why the facility is closed on that day, or null. */
  tutup: z.string().nullable(),
  orang: z.array(preparedPerson),
  /** How many people of the day found no room; they need the network. */
  tidakTermuat: z.int(),
  /** The vaccines and batches for people of each company and type; `jenis` is null for all of them. */
  vaksin: z.array(
    z.object({
      idBHBU: z.int().nullable(),
      jenis: z.literal([0, 1, 2]).nullable(),
      pilihan: vaccineChoices,
    }),
  ),
  /** The vouchers that are bound here and may be used, by their code. */
  voucher: z.array(z.object({ kode: z.string(), voucher: voucherCheck.shape.voucher.unwrap() })),
});
export type PreparedDay = z.infer<typeof preparedDay>;
