import { zones } from '../../core/values/zone.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, recordId } from '../../core/list.ts';
import { timestamp, recordFields, expectedVersion } from '../../core/record.ts';
import { validateDay, timePattern, weekdays, type DayHours } from './week.ts';
import { issueMessage, toIssueMessage } from '../../core/messages/message.ts';

const hari = z.literal([...weekdays]);

const time = z
  .string()
  .regex(timePattern, issueMessage('input.timeOfDay'))
  .nullable()
  .default(null);

/** Fields of one day of the weekly schedule. */
const dayFields = {
  aktif: z.boolean(),
  buka: time,
  tutup: time,
  istirahatMulai: time,
  istirahatSelesai: time,
  kapasitas: z.int().min(1).max(100_000).nullable().default(null),
};

/** Adds the issues across fields to the fields they concern. */
function addDayIssues(day: DayHours, check: z.RefinementCtx): void {
  for (const [field, found] of Object.entries(validateDay(day))) {
    check.addIssue({ code: 'custom', path: [field], message: toIssueMessage(found) });
  }
}

/** Runs the check even when a field fails, so that all messages appear at once. */
const evenWithFieldIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && !!value,
};

/** One day of a facility's schedule, identified by facility and weekday. */
export const dayInput = z
  .strictObject({ idFaskes: recordId, hari, ...dayFields, version: expectedVersion })
  .superRefine(addDayIssues, evenWithFieldIssues);

const dayOfWeek = z
  .strictObject({ hari, ...dayFields })
  .superRefine(addDayIssues, evenWithFieldIssues);

/** A whole week; omitted days are deleted. */
export const weekInput = z.strictObject({
  hari: z
    .array(dayOfWeek)
    .max(weekdays.length)
    .superRefine((days, check) => {
      days.forEach((day, at) => {
        if (days.findIndex(one => one.hari === day.hari) === at) return;
        check.addIssue({
          code: 'custom',
          path: [at, 'hari'],
          message: issueMessage('jadwal.dayTwice'),
        });
      });
    }),
  /** Expected version of the week; 0 when none was saved. */
  version: z.int().nonnegative().optional(),
});

/** One stored day of the schedule. */
export const jadwalDay = z.object({
  idFaskes: z.int(),
  hari,
  aktif: z.boolean(),
  buka: z.string().nullable(),
  tutup: z.string().nullable(),
  istirahatMulai: z.string().nullable(),
  istirahatSelesai: z.string().nullable(),
  kapasitas: z.int().nullable(),
  ...recordFields,
});
export type JadwalDay = z.infer<typeof jadwalDay>;

/** A facility's week, its days in order, with the last change to any of them. */
const jadwalWeek = z.object({
  hari: z.array(jadwalDay),
  version: z.int(),
  modifiedAt: timestamp.nullable(),
  modifiedBy: z.string().nullable(),
});

export const faskesWithJadwal = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  /** Zone of the facility, in which its hours are. */
  zona: z.enum(zones),
  /** The capacity of the facility itself, suggested for each day of a new week. */
  kapasitasHarian: z.int().nullable(),
  jadwal: jadwalWeek,
});
export type FaskesWithJadwal = z.infer<typeof faskesWithJadwal>;

/** Maximum number of planned days that are listed, the next ones first. */
export const maxPlannedDays = 400;

export const jadwalCalls = {
  planned: endpoint({
    method: 'GET',
    path: '/JadwalFaskes/rencana/{id}',
    access: 'jadwal.update',
    summary: 'Berapa peserta direncanakan di sebuah faskes pada setiap hari mulai hari ini',
    extension: true,
    params: idParams,
    answer: z.object({
      hari: z.array(z.object({ tanggal: z.iso.date(), peserta: z.int() })).max(maxPlannedDays),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Faskes/getbyidwithjadwal/{id}',
    access: 'jadwal.read',
    summary: 'Satu faskes dengan jadwal mingguannya',
    params: idParams,
    answer: faskesWithJadwal,
  }),
  create: endpoint({
    method: 'POST',
    path: '/JadwalFaskes',
    access: 'jadwal.update',
    summary: 'Menambah jadwal satu hari; 409 bila hari itu sudah ada',
    body: dayInput,
    status: 201,
    answer: jadwalDay,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/JadwalFaskes',
    access: 'jadwal.update',
    summary: 'Mengubah jadwal satu hari',
    body: dayInput,
    answer: jadwalDay,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/JadwalFaskes/deleteById/{id}/{hari}',
    access: 'jadwal.update',
    summary: 'Menghapus jadwal satu hari',
    params: z.object({ id, hari: z.coerce.number<number | string>().pipe(hari) }),
    answer: jadwalDay,
  }),
  saveWeek: endpoint({
    method: 'PUT',
    path: '/JadwalFaskes/minggu/{id}',
    access: 'jadwal.update',
    summary: 'Menyimpan seluruh minggu sekaligus; hari yang tidak disebut dihapus',
    extension: true,
    params: idParams,
    body: weekInput,
    answer: faskesWithJadwal,
    versioned: jadwalWeek,
  }),
};
