import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { consentBases, consentChannels } from '#contract/domains/peserta/consent.ts';
import { restrictionKinds } from '#contract/domains/peserta/restriction.ts';
import { smartCheckStates } from '#contract/domains/peserta/issues.ts';
import { nameKeyOf } from '../name-key.ts';
import { bytes, instant, recordColumns } from './columns.ts';

/**
 * One registration of a person for one vaccination type, with a company or without. Identity
 * numbers are encrypted and displayed masked; a blind index identifies the person. Invalid
 * registrations are stored too and may hold values that no form accepts, so most columns are text.
 */
export const peserta = pgTable(
  'peserta',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The company. Triggers check it, the facility and the user once per statement, where foreign keys would for each row. */
    bhbuId: integer('bhbu_id'),
    faskesId: integer('faskes_id'),
    /** The user who registered or uploaded it. */
    userId: integer('user_id').notNull(),
    importId: integer('import_id'),
    vaccinationType: smallint('vaccination_type').notNull(),
    isWNI: boolean('is_wni').notNull(),
    /** Blind index of the NIK, or of country and passport number for a foreigner. */
    personKey: bytes('person_key').notNull(),
    /** Blind index of the NIK that a foreigner has in addition. */
    nikKey: bytes('nik_key'),
    /**
     * Whether this registration holds the person for its vaccination type. At most one does;
     * registrations at other companies are reported as duplicates.
     */
    holdsPerson: boolean('holds_person').notNull().default(true),
    nikMask: text('nik_mask'),
    nikEncrypted: bytes('nik_encrypted'),
    noPasporMask: text('no_paspor_mask'),
    noPasporEncrypted: bytes('no_paspor_encrypted'),
    noKitasMask: text('no_kitas_mask'),
    noKitasEncrypted: bytes('no_kitas_encrypted'),
    negara: text('negara'),
    nama: text('nama').notNull(),
    /** Key of the name for sorting, searching and comparing. */
    namaKey: text('nama_key')
      .notNull()
      .generatedAlwaysAs(nameKeyOf(sql`nama`)),
    tempatLahir: text('tempat_lahir'),
    tanggalLahir: date('tanggal_lahir', { mode: 'string' }).notNull(),
    jenisKelamin: text('jenis_kelamin').notNull(),
    noHP: text('no_hp').notNull(),
    email: text('email'),
    alamat: text('alamat').notNull(),
    kabKota: text('kab_kota').notNull(),
    kecamatan: text('kecamatan'),
    kelurahan: text('kelurahan'),
    kodePos: text('kode_pos'),
    kategori: text('kategori').notNull(),
    /**
     * Name or employee number of the employee whose family member this is. If it contains a NIK, it
     * is masked here and encrypted in `penanggungEncrypted`.
     */
    penanggung: text('penanggung'),
    penanggungEncrypted: bytes('penanggung_encrypted'),
    nip: text('nip'),
    pekerjaan: text('pekerjaan'),
    rencanaTanggal: date('rencana_tanggal', { mode: 'string' }),
    komorbid: boolean('komorbid').notNull().default(false),
    persetujuan: boolean('persetujuan').notNull().default(false),
    /** The evidence of the consent; empty without one. */
    persetujuanDasar: text('persetujuan_dasar', { enum: consentBases }),
    persetujuanSaluran: text('persetujuan_saluran', { enum: consentChannels }),
    /** The notice and its version, and the SHA-256 of its text. */
    persetujuanPemberitahuan: text('persetujuan_pemberitahuan'),
    persetujuanSha256: text('persetujuan_sha256'),
    persetujuanPada: instant('persetujuan_pada'),
    persetujuanOleh: text('persetujuan_oleh'),
    isValid: boolean('is_valid').notNull(),
    alasan: jsonb('alasan').notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    alasanNonaktif: text('alasan_nonaktif'),
    /** Why it is not processed; it is inactive then, and keeps the number of the person's request. */
    pembatasan: text('pembatasan', { enum: restrictionKinds }),
    noPembatasan: text('no_pembatasan'),
    isVoucher: boolean('is_voucher').notNull().default(false),
    /**
     * The primary doses before a booster and, for a booster given elsewhere, the booster itself.
     */
    vaksinPrimer: text('vaksin_primer'),
    tanggalDosis1: date('tanggal_dosis1', { mode: 'string' }),
    tanggalDosis2: date('tanggal_dosis2', { mode: 'string' }),
    faskesDosis2: text('faskes_dosis2'),
    jenisBooster: text('jenis_booster'),
    tanggalBooster: date('tanggal_booster', { mode: 'string' }),
    batch: text('batch'),
    faskesPelaksana: text('faskes_pelaksana'),
    /**
     * Booster eligibility: whether it may be given, the first day on which the rules allow it, and
     * the reason of a refusal by the external service.
     */
    isEligible: boolean('is_eligible'),
    layakMulai: date('layak_mulai', { mode: 'string' }),
    alasanTidakLayak: text('alasan_tidak_layak'),
    layakDiperiksa: instant('layak_diperiksa'),
    /** Result of the ministry's identity check (smart checking). */
    smartCheckStatus: text('smart_check_status', { enum: smartCheckStates }),
    smartCheckCatatan: text('smart_check_catatan'),
    smartCheckedAt: instant('smart_checked_at'),
    /** Number of the booster ticket. */
    noTiket: text('no_tiket'),
    /** Number of the national certificate. */
    noSertifikatNasional: text('no_sertifikat_nasional'),
    /** Number of the patient at SATUSEHAT, which was found there by the identity number. */
    noIHS: text('no_ihs'),
    /**
     * Number of doses on the valid proof of vaccination; 0 without one. A trigger resets it when the
     * data that a proof shows change.
     */
    sertifikatDosis: smallint('sertifikat_dosis').notNull().default(0),
    /** Date of the last dose and number of doses given; updated together with `dose`. */
    tanggalVaksinasi: date('tanggal_vaksinasi', { mode: 'string' }),
    dosisDiberikan: smallint('dosis_diberikan').notNull().default(0),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    check('peserta_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    check('peserta_sex', sql`${table.jenisKelamin} in ('L', 'P')`),
    check(
      'peserta_restriction',
      sql`pembatasan is null or (not is_active and no_pembatasan is not null)`,
    ),
    uniqueIndex('peserta_registration_unique')
      .on(table.personKey, table.vaccinationType, sql`coalesce(${table.bhbuId}, 0)`)
      .where(sql`deleted_at is null`),
    uniqueIndex('peserta_person_unique')
      .on(table.personKey, table.vaccinationType)
      .where(sql`deleted_at is null and holds_person`),
    // Deleted registrations too: an erasure and the periods of storage ask for all of a person.
    index('peserta_person_key_index').on(table.personKey),
    uniqueIndex('peserta_ticket_number_unique')
      .on(table.noTiket)
      .where(sql`no_tiket is not null and deleted_at is null`),
    // Registrations that become eligible as time passes.
    index('peserta_eligible_from_index')
      .on(table.layakMulai)
      .where(sql`deleted_at is null and is_eligible = false and layak_mulai is not null`),
    index('peserta_restricted_index')
      .on(table.id)
      .where(sql`pembatasan is not null`),
    index('peserta_no_ihs_index')
      .on(table.noIHS)
      .where(sql`no_ihs is not null`),
    index('peserta_nik_key_index')
      .on(table.nikKey)
      .where(sql`nik_key is not null`),
    // Searches by the last four digits, which the masked number shows.
    index('peserta_nik_end_index')
      .on(sql`right(${table.nikMask}, 4)`)
      .where(sql`nik_mask is not null`),
    index('peserta_phone_index')
      .on(table.noHP)
      .where(sql`deleted_at is null`),
    index('peserta_name_part_index').using('gin', table.namaKey.op('gin_trgm_ops')),
    index('peserta_vaccinated_on_index')
      .on(table.tanggalVaksinasi)
      .where(sql`deleted_at is null and tanggal_vaksinasi is not null`),
    // Participants of all facilities by their planned day, for the filter of the list.
    index('peserta_planned_day_index')
      .on(table.rencanaTanggal)
      .where(sql`deleted_at is null and rencana_tanggal is not null`),
    // Participants expected at a facility on a day.
    index('peserta_planned_on_index')
      .on(table.faskesId, table.rencanaTanggal)
      .where(sql`deleted_at is null and rencana_tanggal is not null`),
    // Participants due for a second dose. New registrations do not match the condition, so the
    // index costs nothing on insert.
    index('peserta_second_dose_index')
      .on(table.faskesId, table.tanggalVaksinasi, table.id, table.rencanaTanggal, table.bhbuId)
      .where(
        sql`deleted_at is null and is_active and vaccination_type = 0 and dosis_diberikan = 1`,
      ),
    // Vaccinated participants without a proof of vaccination that shows all their doses, by the day of
    // the last dose and by name. External boosters were given elsewhere and have none.
    index('peserta_without_certificate_index')
      .on(table.tanggalVaksinasi, table.id, table.faskesId, table.bhbuId)
      .where(
        sql`deleted_at is null and vaccination_type <> 2 and dosis_diberikan > sertifikat_dosis`,
      ),
    index('peserta_without_certificate_name_index')
      .on(table.namaKey, table.id, table.faskesId, table.bhbuId)
      .where(
        sql`deleted_at is null and vaccination_type <> 2 and dosis_diberikan > sertifikat_dosis`,
      ),
    // One index per sort order of the list. They include the filter columns, so that pages with a
    // large offset are served by an index-only scan.
    ...Object.entries({
      created: [table.createdAt],
      modified: [table.modifiedAt],
      // The birth date distinguishes people of the same name in the duplicate check of a
      // registration.
      name: [table.namaKey, table.tanggalLahir],
      birth: [table.tanggalLahir],
      status: [table.isValid],
    } satisfies Record<string, [AnyPgColumn, ...AnyPgColumn[]]>).map(([name, [column, ...more]]) =>
      index(`peserta_by_${name}_index`)
        .on(column, table.id, ...filterColumns(table).filter(one => one !== column), ...more)
        .where(sql`deleted_at is null`),
    ),
    // For scopes with few rows: the rows are found by owner first and sorted afterwards.
    ...Object.entries({ bhbu: table.bhbuId, faskes: table.faskesId, user: table.userId }).map(
      ([name, column]) =>
        index(`peserta_of_${name}_index`)
          .on(column, table.createdAt, table.id)
          .where(sql`deleted_at is null`),
    ),
  ],
);

type FilterColumn =
  | 'bhbuId'
  | 'faskesId'
  | 'userId'
  | 'vaccinationType'
  | 'isWNI'
  | 'isValid'
  | 'isActive'
  | 'isVoucher'
  | 'isEligible';

/** The columns by which lists and counts are filtered. */
const filterColumns = (table: Record<FilterColumn, AnyPgColumn>) => [
  table.bhbuId,
  table.faskesId,
  table.userId,
  table.vaccinationType,
  table.isWNI,
  table.isValid,
  table.isActive,
  table.isVoucher,
  table.isEligible,
];

/**
 * Numbers of registrations by filter columns, maintained by triggers in the transaction of the
 * change. `importId` is 0 in every committed row: a transaction that saves or undoes an import
 * collects its changes in rows of its own until its end, so that others need not wait for it.
 */
export const pesertaCount = pgTable(
  'peserta_count',
  {
    bhbuId: integer('bhbu_id'),
    faskesId: integer('faskes_id'),
    userId: integer('user_id').notNull(),
    vaccinationType: smallint('vaccination_type').notNull(),
    isWNI: boolean('is_wni').notNull(),
    isValid: boolean('is_valid').notNull(),
    isActive: boolean('is_active').notNull(),
    isVoucher: boolean('is_voucher').notNull(),
    isEligible: boolean('is_eligible'),
    dosisDiberikan: smallint('dosis_diberikan').notNull().default(0),
    n: integer('n').notNull(),
    importId: integer('import_id').notNull().default(0),
  },
  table => {
    const [first, ...rest] = filterColumns(table);
    if (!first) throw new Error('peserta has no filter columns.');
    return [
      unique('peserta_count_unique')
        .on(first, ...rest, table.dosisDiberikan, table.importId)
        .nullsNotDistinct(),
      index('peserta_count_faskes_index').on(table.faskesId),
      index('peserta_count_user_index').on(table.userId),
    ];
  },
);

/**
 * Numbers of registrations by those filter columns that have few values, maintained like
 * `pesertaCount`: the total of a whole list is the sum of a few rows. Each concurrent transaction
 * writes rows of another `slot`, so none waits for another.
 */
export const pesertaTotal = pgTable(
  'peserta_total',
  {
    vaccinationType: smallint('vaccination_type').notNull(),
    isWNI: boolean('is_wni').notNull(),
    isValid: boolean('is_valid').notNull(),
    isActive: boolean('is_active').notNull(),
    isVoucher: boolean('is_voucher').notNull(),
    isEligible: boolean('is_eligible'),
    dosisDiberikan: smallint('dosis_diberikan').notNull(),
    slot: smallint('slot').notNull(),
    n: integer('n').notNull(),
  },
  table => [
    unique('peserta_total_unique')
      .on(
        table.vaccinationType,
        table.isWNI,
        table.isValid,
        table.isActive,
        table.isVoucher,
        table.isEligible,
        table.dosisDiberikan,
        table.slot,
      )
      .nullsNotDistinct(),
  ],
);
