import type { SatusehatRecord, SatusehatState } from '#contract/domains/satusehat/record.ts';
import { exportedStates, maxReportRecords } from '#contract/domains/satusehat/record.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { digestOf, resourcesOf, type RecordResources } from './fhir/bundle.ts';
import { gapsOf, statusOf } from './gaps.ts';
import { findSources, type Source } from './source.ts';

/** A record with how far it is; one that lacks nothing has its resources and their digest. */
export interface Assessed {
  readonly source: Source;
  readonly keadaan: SatusehatState;
  readonly kurang: SatusehatRecord['kurang'];
  readonly content: { readonly resources: RecordResources; readonly sidik: string } | null;
}

/** Says how far a record is. */
export function assess(source: Source): Assessed {
  const isSent = source.dikirimPada !== null;
  // What was cancelled before it was sent is none of SATUSEHAT's business.
  if (source.isCancelled && !isSent) {
    return { source, keadaan: 'TIDAK_PERLU', kurang: [], content: null };
  }
  const kurang = gapsOf(source);
  if (kurang.length > 0) return { source, keadaan: 'KURANG', kurang, content: null };
  const resources = resourcesOf(source);
  const sidik = digestOf(resources);
  const keadaan = isSent ? (sidik === source.sidik ? 'DIKIRIM' : 'BERUBAH') : 'SIAP';
  return { source, keadaan, kurang, content: { resources, sidik } };
}

/** Returns the record that the report shows. */
export const toRecord = ({ source, keadaan, kurang }: Assessed): SatusehatRecord => ({
  sumber: source.sumber,
  nomor: source.nomor,
  idPeserta: source.idPeserta,
  nama: source.nama,
  vaccinationType: source.vaccinationType,
  dosisKe: source.dosisKe,
  tanggal: source.tanggal,
  jam: source.jam,
  hasil: source.hasil,
  status: statusOf(source),
  keadaan,
  kurang,
  idProduk: source.product?.id ?? null,
  namaProduk: source.product?.nama ?? null,
  produkTercatat: source.hasOwnProduct,
  noIHS: source.noIHS,
  kunjungan: source.kunjungan,
  vaksinator: source.vaksinator,
  ihsVaksinator: source.ihsVaksinator,
  dikirimPada: source.dikirimPada,
  dikirimOleh: source.dikirimOleh,
});

export interface Range {
  readonly idFaskes: number;
  readonly dari: string;
  readonly sampai: string;
}

/** Says how far the records of a facility on some days are. @throws Problem 422 when there are too many */
export async function assessRange(ctx: Context, range: Range): Promise<Assessed[]> {
  const sources = await findSources(ctx, range, maxReportRecords + 1);
  if (sources.length > maxReportRecords) {
    throw invalidField('sampai', message('satusehat.tooMany', { maks: maxReportRecords }));
  }
  return sources.map(assess);
}

/** A record that is in the file. */
export type Exported = Assessed & { readonly content: NonNullable<Assessed['content']> };

const isExported = (one: Assessed): one is Exported =>
  one.content !== null && exportedStates.includes(one.keadaan);

/** Returns the records that the file contains, and the digest of them all. */
export function toExport(assessed: readonly Assessed[]): {
  readonly records: readonly Exported[];
  readonly sidik: string;
} {
  const records = assessed.filter(isExported);
  return {
    records,
    sidik: digestOf(
      records.map(({ source: { sumber, nomor }, content: { sidik } }) => [sumber, nomor, sidik]),
    ),
  };
}
