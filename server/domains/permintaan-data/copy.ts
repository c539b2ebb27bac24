import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { auditActions, auditSubjects } from '#contract/core/messages/id/audit.ts';
import { readActivityLabels } from '#contract/core/messages/id/person-read.ts';
import { auditSentence } from '#contract/domains/audit-sentence.ts';
import { purposeNames } from '#contract/core/messages/id/processing.ts';
import { participantPurposes } from '#contract/domains/permintaan-data/purposes.ts';
import { copyKinds } from '#contract/states/permintaan-data.ts';
import type {
  HandoverCopy,
  PersonCopy,
  RegistrationCopy,
  TrailEntry,
} from '#documents/data-request/copy.ts';
import { historyHandlers } from '#server/domains/history/index.ts';
import { readsOfPeserta } from '#server/domains/person-read/index.ts';
import { decryptPesertaNumbers } from '#server/domains/peserta/index.ts';
import { entryResource, isEarlierArrival } from '#server/platform/audit/entry-subject.ts';
import type { Context } from '#server/platform/context.ts';
import {
  auditLog,
  certificate,
  dose,
  peserta,
  pertanyaan,
  satusehatRecord,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { idsOf } from './linked.ts';
import { findPersonRecords } from './person-records.ts';
import { permintaanDataRecords, type PermintaanDataRow } from './records.ts';

/** Most entries of the trail of a registration. */
const maxTrail = 2_000;

/** @throws Problem 409 for a request of another kind, or before the identity of its person was checked */
function assertCopy({ jenis, status }: PermintaanDataRow): void {
  if (!copyKinds.includes(jenis))
    throw new Problem('KEADAAN_SALAH', message('permintaanData.noCopy'), { reason: 'kind' });
  if (status === 'DITERIMA' || status === 'DITOLAK')
    throw new Problem('KEADAAN_SALAH', message('permintaanData.notIdentified'), {
      currentState: status,
      reason: 'state',
    });
}

/** Returns who read and changed what of a registration, and when, from both sealed logs; the latest first. */
async function trailOf({ db }: Context, id: number): Promise<TrailEntry[]> {
  const records = await findPersonRecords(db, [id]);
  const rows = await db
    .select({
      waktu: auditLog.at,
      oleh: auditLog.actorName,
      peran: auditLog.actorRole,
      requestId: auditLog.requestId,
      aksi: auditLog.action,
      sumber: entryResource,
      sesudah: sql<Record<string, unknown> | null>`${auditLog.after}`,
    })
    .from(auditLog)
    .where(
      or(
        sql`(${auditLog.resource}, ${auditLog.recordId}) in (select * from unnest(
          ${sql.param(records.map(({ resource }) => resource))}::text[],
          ${sql.param(records.map(({ recordId }) => recordId))}::text[])) and not ${isEarlierArrival}`,
        and(isEarlierArrival, eq(auditLog.recordId, String(id))),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxTrail);
  const changes = rows.map(({ waktu, oleh, peran, aksi, sumber, sesudah }) => ({
    waktu,
    oleh,
    peran,
    tindakan: auditSentence({ aksi, sumber }, { actions: auditActions, subjects: auditSubjects }),
    tujuan: null,
    isian: Object.keys(sesudah ?? {}),
  }));
  // What one request did is one entry: the audit log says more of it.
  const audited = new Set(rows.map(({ requestId }) => requestId));
  const reads = (await readsOfPeserta(db, id, maxTrail))
    .filter(({ requestId }) => !audited.has(requestId))
    .map(({ waktu, oleh, peran, kegiatan, tujuan }) => ({
      waktu,
      oleh,
      peran,
      tindakan: readActivityLabels[kegiatan],
      tujuan: purposeNames[tujuan],
      isian: [],
    }));
  return [...changes, ...reads].sort((a, b) => b.waktu.localeCompare(a.waktu)).slice(0, maxTrail);
}

/** Returns what the portal knows of the handover of a registration to SATUSEHAT, besides the number of the patient. */
const findHandovers = async ({ db }: Context, id: number): Promise<HandoverCopy[]> =>
  await db
    .select({
      tanggal: sql<string>`coalesce(${dose.tanggal}, ${peserta.tanggalBooster})`,
      dosisKe: dose.dosisKe,
      kunjungan: satusehatRecord.kunjungan,
      dikirimPada: satusehatRecord.dikirimPada,
      dikirimOleh: satusehatRecord.dikirimOleh,
    })
    .from(satusehatRecord)
    .leftJoin(dose, eq(dose.id, satusehatRecord.doseId))
    .leftJoin(peserta, eq(peserta.id, satusehatRecord.pesertaId))
    .where(
      or(
        // An array, so that the index finds the records.
        sql`${satusehatRecord.doseId} = any(array(select d.id from ${dose} d where d.peserta_id = ${id}))`,
        eq(satusehatRecord.pesertaId, id),
      ),
    )
    .orderBy(satusehatRecord.id);

async function copyOf(ctx: Context, id: number): Promise<RegistrationCopy> {
  const { db, deps } = ctx;
  const found = await historyHandlers.history(ctx, {
    params: { id },
    query: undefined,
    body: undefined,
  });
  const [row] = await db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('A registration was lost while it was read.');
  const { nik, noPaspor, noKitas, penanggung } = decryptPesertaNumbers(deps.keys, row);
  return {
    data: { ...found.peserta, nik, noPaspor, noKitas, penanggung },
    dosis: found.dosis,
    satusehat: { noIHS: row.noIHS, catatan: await findHandovers(ctx, id) },
    bukti: await db
      .select({
        nomor: certificate.nomor,
        status: certificate.status,
        diterbitkan: certificate.createdAt,
        faskes: certificate.namaFaskes,
      })
      .from(certificate)
      .where(eq(certificate.idPeserta, id))
      .orderBy(desc(certificate.id)),
    dasarPersetujuan: found.persetujuan,
    persetujuan: await db
      .select({
        dijawabPada: pertanyaan.dijawabPada,
        versi: pertanyaan.versiPersetujuan,
        sha256: pertanyaan.hashPersetujuan,
      })
      .from(pertanyaan)
      .where(inArray(pertanyaan.idPeserta, [id])),
    asal: {
      unggahan: found.unggahan.map(({ id: idUnggahan, namaBerkas, disimpanPada, isian }) => ({
        idUnggahan,
        namaBerkas,
        disimpanPada,
        isian,
      })),
      perIsian: found.asal,
      pengisi: found.pengisi,
    },
    jejak: await trailOf(ctx, id),
  };
}

/**
 * Collects the copy of a person's data that answers a request for access (articles 7 and 32) or portability (article
 * 13): the data in full, purposes, recipients, doses, proofs, consent, where values come from, and the trail.
 * @throws Problem 404, 409, 429
 */
export async function collectCopy(ctx: Context, id: number): Promise<PersonCopy> {
  const row = await permintaanDataRecords.get(ctx, id);
  assertCopy(row);
  const ids = await idsOf(ctx.db, id);
  if (ids.length === 0)
    throw new Problem('KEADAAN_SALAH', message('permintaanData.noPeserta'), { reason: 'peserta' });
  const pendaftaran: RegistrationCopy[] = [];
  // One after the other, because they share a connection. The entry about this copy is the last of each trail.
  for (const one of ids) {
    await ctx.audit({
      action: 'peserta.copy',
      resource: 'peserta',
      recordId: one,
      after: { permintaan: row.nomor },
    });
    pendaftaran.push(await copyOf(ctx, one));
  }
  return {
    permintaan: row.nomor,
    dibuatPada: ctx.now.toISOString(),
    tujuan: participantPurposes,
    pendaftaran,
  };
}
