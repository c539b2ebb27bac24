import { z } from '../../core/zod.ts';
import { printable } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/list.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import type { Zone } from '../../core/values/zone.ts';

/** Doses of one batch, or without one, that were given on a day. */
export interface GivenDoses {
  readonly vaksin: string | null;
  readonly batch: string | null;
  readonly dosis: number;
}

/** Visits of a kind of vaccination and dose number on a day, by their result. */
export interface DoseResults {
  readonly vaccinationType: number;
  readonly dosisKe: number;
  readonly diberikan: number;
  readonly ditunda: number;
  readonly ditolak: number;
}

/** Doses that were damaged or expired on a day; negative where an entry was taken back. */
export interface WastedDoses {
  readonly batch: string | null;
  readonly jenis: 'KEDALUWARSA' | 'RUSAK';
  readonly dosis: number;
  readonly alasan: string | null;
}

/** The usable doses of a batch at the start and the end of a day, and what happened in between. */
export interface DayStock {
  readonly vaksin: string | null;
  readonly batch: string | null;
  readonly awal: number;
  readonly diterima: number;
  readonly diberikan: number;
  readonly rusak: number;
  readonly kedaluwarsa: number;
  readonly dikembalikan: number;
  /** Net: released doses count against it. */
  readonly dikarantina: number;
  readonly akhir: number;
}

/** What a facility did on a day; it names no one. */
export interface DayReport {
  readonly namaFaskes: string;
  readonly zona: Zone;
  readonly tanggal: string;
  /** When the figures were read. */
  readonly dibuat: string;
  readonly dibuatOleh: string;
  readonly diberikan: readonly GivenDoses[];
  readonly hasil: readonly DoseResults[];
  readonly terbuang: readonly WastedDoses[];
  readonly kipi: { readonly semua: number; readonly serius: number };
  readonly stok: readonly DayStock[];
}

/** Maximum number of rows of each table of a day's report. */
export const maxDayReportRows = 300;

export const dayReportCalls = {
  printed: endpoint({
    method: 'GET',
    path: '/LaporanHarian/{id}',
    access: 'vaksinasi.read',
    summary:
      'Laporan harian sebuah faskes: dosis, yang ditunda dan ditolak, yang terbuang, KIPI, stok',
    extension: true,
    params: idParams,
    /** The day; today when it is omitted. */
    query: z.strictObject({ tanggal: plausibleDay.optional() }),
    answer: printable,
  }),
};
