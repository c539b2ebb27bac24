import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { addDays, addMonths } from '#contract/core/values/day.ts';
import { toInstant, toLocal, zones, type Zone } from '#contract/core/values/zone.ts';
import { questionsFor, screeningInForceOn } from '#contract/domains/vaksinasi/index.ts';
import { recomputeBoostersOfPeople } from '#server/domains/peserta/index.ts';
import { encryptHealth } from '#server/domains/vaksinasi/index.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { demoBatchNumber, type DemoBatches } from './batch.ts';

const vaccinatorName = 'Ns. Kartika Dewi';

type DoseInsert = typeof dose.$inferInsert;
interface DemoPeserta {
  readonly id: number;
  readonly bhbuId: number | null;
  readonly userId: number;
  readonly faskesId: number | null;
  /** Zone of the facility. */
  readonly zone: Zone;
  readonly vaccinationType: number;
  readonly sex: string;
  readonly secondDoseOn: string | null;
  readonly personKey: Buffer;
}

/**
 * Returns the visits of a person; of every ten people four are complete, two are due for the second
 * dose today (one with an appointment), one is early or overdue for it, one is postponed, and two
 * come for the first dose today.
 */
function visitsOf(person: DemoPeserta, index: number, today: string): Partial<DoseInsert>[] {
  if (person.vaccinationType === 1) {
    const isOpen = person.secondDoseOn !== null && addMonths(person.secondDoseOn, 4) <= today;
    return isOpen && index % 2 === 0 ? [{ dosisKe: 1, tanggal: addDays(today, -9) }] : [];
  }
  const remainder = index % 10;
  if (remainder < 4) {
    return [
      { dosisKe: 1, tanggal: addDays(today, -62 - remainder) },
      { dosisKe: 2, tanggal: addDays(today, -38 - remainder) },
    ];
  }
  if (remainder < 6) return [{ dosisKe: 1, tanggal: addDays(today, -24) }];
  if (remainder === 6)
    return [{ dosisKe: 1, tanggal: addDays(today, index % 20 === 6 ? -10 : -40) }];
  const postponed = { dosisKe: 1, hasil: 'DITUNDA' as const, alasan: 'SKRINING' };
  if (remainder === 7) return [{ ...postponed, tanggal: addDays(today, -3) }];
  // A third of the people expected today have arrived already.
  if (index % 30 === 8) return [{ dosisKe: 1, tanggal: today }];
  return index % 30 === 9 ? [{ ...postponed, tanggal: today }] : [];
}

const isExpected = ({ vaccinationType }: DemoPeserta, index: number): boolean =>
  vaccinationType === 0 && [4, 8, 9].includes(index % 10);

/**
 * Excludes primary registrations of people with a booster registration, whose primary doses were
 * given elsewhere.
 */
const isEligibleForDemo = sql`(${peserta.vaccinationType} = 1 or not exists (
  select from peserta o where o.person_key = peserta.person_key and o.vaccination_type <> 0))`;

/**
 * Inserts doses of invented people, sets today's appointments, and inserts KIPI of a clinic: one of them
 * is serious and not yet reported, and two are of the same batch and day.
 */
export async function seedDemoVaksinasi(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  batches: DemoBatches,
  clinicId: number,
): Promise<void> {
  const now = deps.clock();
  const { day: today } = toLocal(now, 'WIB');
  const at = now.toISOString();
  const stamp = {
    createdAt: at,
    createdBy: vaccinatorName,
    modifiedAt: at,
    modifiedBy: vaccinatorName,
  };
  const people: DemoPeserta[] = await db
    .select({
      id: peserta.id,
      bhbuId: peserta.bhbuId,
      userId: peserta.userId,
      faskesId: peserta.faskesId,
      zone: zoneColumn,
      vaccinationType: peserta.vaccinationType,
      sex: peserta.jenisKelamin,
      secondDoseOn: peserta.tanggalDosis2,
      personKey: peserta.personKey,
    })
    .from(peserta)
    .innerJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(
      and(
        inArray(peserta.vaccinationType, [0, 1]),
        eq(peserta.isValid, true),
        eq(peserta.isActive, true),
        isEligibleForDemo,
      ),
    )
    .orderBy(asc(peserta.id));

  const screening = ({ sex }: DemoPeserta, day: string): Buffer => {
    const list = screeningInForceOn(day);
    const answers = questionsFor(list, sex).map(({ id }) => [id, false] as const);
    const skrining = { jawaban: Object.fromEntries(answers), versi: list.version };
    return encryptHealth(deps.keys, 'screening', { skrining, catatan: null });
  };
  const rows = people.flatMap((person, index) =>
    visitsOf(person, index, today).map((visit): DoseInsert => {
      const day = visit.tanggal ?? today;
      const batch = batches.get(demoBatchNumber(day));
      const given = {
        hasil: 'DIBERIKAN' as const,
        idProduk: batch?.idProduk,
        idBatch: batch?.id,
        vaksin: batch?.namaProduk ?? 'Sinopharm',
        batch: demoBatchNumber(day),
        kadaluarsa: batch?.kedaluwarsa ?? addDays(day, 300),
        lokasi: 'LENGAN_KIRI',
        vaksinator: vaccinatorName,
        screening: screening(person, day),
      };
      return {
        ...(visit.hasil === undefined ? given : {}),
        pesertaId: person.id,
        bhbuId: person.bhbuId,
        userId: person.userId,
        vaccinationType: person.vaccinationType,
        faskesId: person.faskesId ?? 0,
        dosisKe: 1,
        hasil: 'DIBERIKAN',
        tanggal: day,
        jam: day === today ? toLocal(now, person.zone).time : '09:30',
        ...stamp,
        ...visit,
      };
    }),
  );
  const inserted = await db.insert(dose).values(rows).returning({ id: dose.id });
  await recomputeBoostersOfPeople(
    { db, now },
    people.map(({ personKey }) => personKey),
  );
  const expected = people.filter(isExpected);
  for (const zone of zones) {
    const ids = expected.filter(person => person.zone === zone).map(({ id }) => id);
    const rencanaTanggal = toLocal(now, zone).day;
    await db.update(peserta).set({ rencanaTanggal }).where(inArray(peserta.id, ids));
  }
  const zoneOf = new Map(people.map(({ id, zone }) => [id, zone]));
  /** The instant of 13:00 at the facility of a visit. */
  const afternoonOf = (doseId: number, day: string): string => {
    const visit = rows[inserted.findIndex(({ id }) => id === doseId)];
    const zone = zoneOf.get(visit?.pesertaId ?? 0) ?? 'WIB';
    return toInstant({ day, time: '13:00' }, zone).toISOString();
  };
  /** The doses of the clinic of which something holds. */
  const dosesAtClinic = (isWanted: (dose: DoseInsert) => boolean): number[] =>
    rows.flatMap((one, at) =>
      one.faskesId === clinicId && one.hasil === 'DIBERIKAN' && isWanted(one)
        ? [inserted[at]?.id ?? 0]
        : [],
    );
  const groupIds = dosesAtClinic(({ tanggal }) => tanggal === addDays(today, -24));
  const [mild = 0, serious = 0] = dosesAtClinic(({ dosisKe }) => dosisKe === 2);
  const mildEvent = (doseId: number): typeof kipi.$inferInsert => ({
    doseId,
    jenis: 'TIDAK_SERIUS',
    serius: false,
    mulai: afternoonOf(doseId, addDays(today, -24)),
    detail: encryptHealth(deps.keys, 'kipi', {
      manifestasi: [
        {
          gejala: 'KEMERAHAN_LOKAL',
          uraian: null,
          tanggal: addDays(today, -24),
          jam: '13:00',
          lama: 2,
          satuan: 'HARI',
        },
      ],
      perawatan: [{ jenis: 'TIDAK_ADA', tempat: null, mulai: null, selesai: null }],
      kesudahan: 'PULIH',
    }),
    ...stamp,
  });
  await db.insert(kipi).values([
    {
      doseId: mild,
      jenis: 'TIDAK_SERIUS',
      serius: false,
      mulai: afternoonOf(mild, addDays(today, -38)),
      detail: encryptHealth(deps.keys, 'kipi', {
        keluhan: 'Nyeri dan bengkak ringan di tempat suntikan',
        tindakan: 'Kompres dingin',
        kesudahan: 'PULIH',
      }),
      ...stamp,
    },
    {
      doseId: serious,
      jenis: 'RAWAT_INAP',
      serius: true,
      mulai: afternoonOf(serious, addDays(today, -1)),
      detail: encryptHealth(deps.keys, 'kipi', seriousEvent(addDays(today, -1))),
      ...stamp,
    },
    ...groupIds.slice(0, 2).map(mildEvent),
  ]);
}

/** A serious event with the form of its first report; its investigation is still to come. */
const seriousEvent = (day: string): Parameters<typeof encryptHealth<'kipi'>>[2] => ({
  manifestasi: [
    {
      gejala: 'DEMAM_TINGGI',
      uraian: '39,4 °C',
      tanggal: day,
      jam: '13:00',
      lama: null,
      satuan: null,
    },
    {
      gejala: 'LAINNYA',
      uraian: 'Lemas',
      tanggal: day,
      jam: '15:30',
      lama: 6,
      satuan: 'JAM',
    },
  ],
  keluhan: 'Demam tinggi dan lemas sesudah pulang dari faskes.',
  kesudahan: 'BELUM_PULIH',
  perawatan: [{ jenis: 'RAWAT_INAP', tempat: 'RSUD Contoh', mulai: day, selesai: null }],
  tindakan: 'Infus dan penurun panas',
  tempat: 'Rumah',
  kuSebelum: 'Baik',
  pelaporNama: vaccinatorName,
  pelaporJabatan: 'Vaksinator',
  profesiVaksinator: 'PERAWAT',
  tempatPelayanan: 'KLINIK_IMUNISASI',
  pelarut: 'TIDAK_ADA',
});
