import { eq, sql } from 'drizzle-orm';
import { localDateTime } from '#contract/core/values/zone.ts';
import { vaksinasiCalls, type Kipi } from '#contract/domains/vaksinasi/index.ts';
import { shortDay } from '#documents/format.ts';
import { describeDuration, describeTreatment, symptomName, wordOf } from '#documents/kipi/lines.ts';
import { kipiWords } from '#documents/kipi/words.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { toKipi } from './kipi.ts';
import { kipiCondition } from './list.ts';

/** Starts the select of events with dose, person and facility. */
const selectExported = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: sql<number>`${kipi.id}`,
      kipi,
      idPeserta: dose.pesertaId,
      nama: peserta.nama,
      tanggalLahir: peserta.tanggalLahir,
      jenisKelamin: peserta.jenisKelamin,
      noHP: peserta.noHP,
      namaFaskes: faskes.namaFaskes,
      zona: zoneColumn,
      dosisKe: dose.dosisKe,
      tanggal: dose.tanggal,
      jam: dose.jam,
      vaksin: dose.vaksin,
      batch: dose.batch,
      lokasi: dose.lokasi,
      vaksinator: dose.vaksinator,
    })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .$dynamic();

type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number];

/** The details of the rows of one export, each decrypted once. */
const opened = new WeakMap<ExportedRow, Kipi>();

function eventOf(row: ExportedRow, ctx: Context): Kipi {
  const event = opened.get(row) ?? toKipi(ctx, { ...row.kipi, zona: row.zona });
  opened.set(row, event);
  return event;
}

/** A day and time (`HH:MM`) of a form, for a column on the clock of the facility. */
const toLocalTime = (day: string | null | undefined, time: string | null | undefined) =>
  day ? `${day}T${time ?? '00:00'}` : null;

type Value = (event: Kipi, row: ExportedRow) => string | number | null | undefined;

const column = (
  header: string,
  width: number,
  value: Value,
  kind?: ExportColumn<ExportedRow>['kind'],
): ExportColumn<ExportedRow> => ({
  header,
  width,
  ...(kind ? { kind } : {}),
  of: (row, ctx) => value(eventOf(row, ctx), row) ?? null,
});

/** A time on the clock of the facility, whose zone is in a column of its own. */
const localColumn = (header: string, value: Value): ExportColumn<ExportedRow> => ({
  ...column(`${header} (waktu faskes)`, 18, value, 'instant'),
  isLocal: true,
});

/** An instant on the clock of the facility. */
const instantColumn = (
  header: string,
  instant: (event: Kipi) => string | null | undefined,
): ExportColumn<ExportedRow> =>
  localColumn(header, (event, { zona }) => {
    const at = instant(event);
    return at ? localDateTime(at, zona) : null;
  });

const columns: readonly ExportColumn<ExportedRow>[] = [
  column('Nomor catatan', 14, ({ id }) => id),
  column('Serius', 10, ({ serius }) => (serius ? 'Ya' : 'Tidak')),
  column('Jenis', 18, ({ jenis }) => kipiWords.kind[jenis]),
  column('Meresahkan', 12, ({ meresahkan }) => (meresahkan ? 'Ya' : 'Tidak')),
  column('Nama', 30, (_, row) => row.nama),
  column('Nama orang tua atau wali', 26, event => event.namaOrangTua),
  column('Tanggal lahir', 13, (_, row) => row.tanggalLahir, 'date'),
  column('Jenis kelamin', 13, (_, row) => kipiWords.sex[row.jenisKelamin === 'L' ? 'L' : 'P']),
  column('Telepon', 18, (_, row) => row.noHP),
  column('Kehamilan', 16, event => wordOf(kipiWords.pregnancy, event.kehamilan, '')),
  column('KU sebelum imunisasi', 24, event => event.kuSebelum),
  column('Riwayat kesehatan', 30, event => event.riwayatKesehatan),
  column('Faskes', 34, (_, row) => row.namaFaskes),
  column('Zona waktu', 11, (_, row) => row.zona),
  column('Tempat pemberian', 26, event => wordOf(kipiWords.place, event.tempatPelayanan, '')),
  column('Pemberi imunisasi', 16, event =>
    wordOf(kipiWords.profession, event.profesiVaksinator, ''),
  ),
  column('Vaksinator', 24, (_, row) => row.vaksinator),
  column('Vaksin', 22, (_, row) => row.vaksin),
  column('Batch', 16, (_, row) => row.batch),
  column('VVM', 6, event => event.vvm),
  column('Dosis ke', 9, (_, row) => row.dosisKe),
  localColumn('Waktu dosis', (_, row) => toLocalTime(row.tanggal, row.jam)),
  column('Tempat suntikan', 16, (_, row) =>
    row.lokasi === 'LENGAN_KIRI' || row.lokasi === 'LENGAN_KANAN'
      ? kipiWords.site[row.lokasi]
      : null,
  ),
  column('Pelarut', 18, event => wordOf(kipiWords.diluent, event.pelarut, '')),
  column('Batch pelarut', 16, event => event.batchPelarut),
  column('Kedaluwarsa pelarut', 18, event => event.kedaluwarsaPelarut, 'date'),
  localColumn('Waktu pelarutan', event => toLocalTime(event.tanggalPelarutan, event.jamPelarutan)),
  column('Gejala', 60, event =>
    event.manifestasi
      .map(row =>
        [symptomName(row), `${shortDay(row.tanggal)} ${row.jam}`, describeDuration(row)]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n'),
  ),
  instantColumn('Mulai', event => event.mulai),
  column('Uraian kejadian', 40, event => event.keluhan),
  column('Perawatan', 40, event => event.perawatan.map(describeTreatment).join('\n')),
  column('Tindakan', 40, event => event.tindakan),
  column('Kondisi akhir', 24, event => kipiWords.outcome[event.kesudahan]),
  instantColumn('Diketahui', event => event.diketahui),
  instantColumn('Lapor paling lambat', event => event.laporPalingLambat),
  instantColumn('Dilaporkan', event => event.laporan?.pada),
  column('Dilaporkan ke', 28, event => wordOf(kipiWords.recipient, event.laporan?.tujuan, '')),
  column('Nomor laporan', 20, event => event.laporan?.nomor),
  column('Pelapor', 24, event => event.pelaporNama),
  column('Jabatan pelapor', 20, event => event.pelaporJabatan),
  column('Instansi pelapor', 26, event => event.pelaporInstansi),
  column('Telepon pelapor', 18, event => event.pelaporTelepon),
  column('Email pelapor', 26, event => event.pelaporEmail),
  column('Klasifikasi lapangan', 26, event => wordOf(kipiWords.fieldClass, event.klasifikasi, '')),
  column('Kausalitas', 26, event => wordOf(kipiWords.causality, event.kausalitas, '')),
];

export const exportKipi: Handler<typeof vaksinasiCalls.exportKipi> = withoutTransaction(
  (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    return exportRecords(ctx, {
      resource: 'kipi',
      name: 'KIPI',
      id: kipi.id,
      select: selectExported,
      condition: inside => Promise.resolve(kipiCondition(inside, filters)),
      filters,
      columns,
      personOf: ({ idPeserta }) => idPeserta,
    });
  },
);

export const exportKipiTicket: Handler<typeof vaksinasiCalls.exportKipiTicket> = (ctx, { body }) =>
  issueExportTicket(ctx, vaksinasiCalls.exportKipi.path, body.kueri);
