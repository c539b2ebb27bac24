import { setTimeout as wait } from 'node:timers/promises';
import { auditCalls } from '#contract/domains/audit.ts';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { importCalls } from '#contract/domains/import/index.ts';
import type { CallInput } from '#contract/core/endpoint.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { personBody } from '#tests/builders/peserta.ts';
import { buildCsvFile, buildSheetFile, sheetLine } from '#tests/builders/sheet-file.ts';
import { doseBody, jakartaDay } from '#tests/builders/vaksinasi.ts';
import { spell } from '../random.ts';
import { isTemporary, Refused, type Client } from './client.ts';
import { addParticipant, type KnownParticipant, type Ledger, type PersonBody } from './ledger.ts';
import type { Statistics } from './statistics.ts';

/** What the clients of a run share. */
export interface Run {
  readonly ledger: Ledger;
  readonly statistics: Statistics;
  /** Whether the clients shall begin something new. */
  readonly isOn: () => boolean;
  /** Returns a number that no other call returns. */
  readonly next: () => number;
}

/** The kinds of writes that a run counts. */
export const writeNames = [
  'participant created',
  'participant changed',
  'note',
  'visit',
  'import saved',
  'payment',
  'payment verified',
  'voucher issued',
  'ticket',
  'voucher used',
  'shipment',
  'receipt signed',
  'request of a person',
  'machine account',
] as const;

/** How often an import is saved again before the run counts it as stuck. */
const maxSaves = 200;

/** Reports a call that should have succeeded. */
export function violate({ statistics }: Run, what: string, error: unknown): void {
  if (error instanceof Refused) statistics.violate(`${what}: ${error.message}`);
  else throw error;
}

/** Names of all people that the run creates begin with this word. */
export const namePrefix = 'Beban';

/** Creates a participant with an idempotency key. */
export async function createParticipant(
  run: Run,
  client: Client,
  { idBHBU, idFaskes }: { readonly idBHBU: number; readonly idFaskes: number },
): Promise<KnownParticipant | undefined> {
  const number = run.next();
  const nama = `${namePrefix} ${spell(number)}`;
  const alamat = 'Jalan Beban Nomor 1';
  const body = personBody({ nama, idFaskes, idBHBU, alamat }) as PersonBody;
  const key = `soak-${number}`;
  try {
    const { id, version } = await client.untilAnswered(pesertaCalls.create, { body }, { key });
    const created: KnownParticipant = {
      ...{ id, nama, body, idFaskes, version, alamat },
      changes: 0,
      visits: [],
    };
    addParticipant(run.ledger, created);
    run.statistics.countWrite('participant created');
    return created;
  } catch (error) {
    violate(run, 'create participant', error);
    return undefined;
  }
}

/** Changes the address of a participant that only this client changes, by version. */
export async function changeParticipant(
  run: Run,
  client: Client,
  known: KnownParticipant,
): Promise<void> {
  const alamat = `Jalan Beban Nomor ${run.next()}`;
  const { idBHBU: _, ...body } = known.body;
  const params = { id: known.id };
  for (;;) {
    try {
      const input = { params, body: { ...body, alamat, version: known.version } };
      const { version } = await client.once(pesertaCalls.update, input);
      Object.assign(known, { alamat, version });
      break;
    } catch (error) {
      if (error instanceof Refused && error.status === 412) {
        // An earlier attempt was saved, or a visit changed the record.
        const stored = await client.untilAnswered(pesertaCalls.get, { params });
        const isSaved = stored.alamat === alamat;
        if (!isSaved && stored.alamat !== known.alamat) {
          run.statistics.violate('a participant has an address that nobody wrote');
          return;
        }
        known.version = stored.version;
        if (isSaved) {
          known.alamat = alamat;
          break;
        }
      } else if (!isTemporary(error)) {
        violate(run, 'change participant', error);
        return;
      }
      await client.pause(50, 300);
    }
  }
  known.changes += 1;
  run.statistics.countWrite('participant changed');
}

/** Writes a note, which nothing but its idempotency key keeps from being stored twice. */
export async function writeNote(run: Run, client: Client, idBHBU: number): Promise<void> {
  const number = run.next();
  const text = `${namePrefix} ${spell(number)}`;
  try {
    const { id } = await client.untilAnswered(
      bhbuCalls.addNote,
      { params: { id: idBHBU }, body: { teks: text } },
      { key: `soak-note-${number}` },
    );
    run.ledger.notes.push({ id, idBHBU, text });
    run.statistics.countWrite('note');
  } catch (error) {
    violate(run, 'note', error);
  }
}

/** Records a first dose for a participant that waits at the facility. */
export async function recordVisit(run: Run, client: Client, idFaskes: number): Promise<void> {
  const known = run.ledger.waiting.get(idFaskes)?.shift();
  if (!known) return;
  const body = doseBody(known.id, idFaskes, { konfirmasi: true });
  try {
    const { id } = await client.untilAnswered(
      vaksinasiCalls.record,
      { body: body as CallInput<typeof vaksinasiCalls.record>['body'] },
      { key: `soak-visit-${known.id}` },
    );
    known.visits.push(id);
    run.statistics.countWrite('visit');
  } catch (error) {
    violate(run, 'visit', error);
  }
}

/** Uploads a file, waits until it was checked, and saves it exactly once. */
export async function importFile(
  run: Run,
  client: Client,
  idBHBU: number,
  rows: number,
): Promise<void> {
  const number = run.next();
  const marker = `${namePrefix.toUpperCase()} ${spell(number)}`;
  const lines = Array.from({ length: rows }, (_, i) =>
    sheetLine({ nama: `${marker} ${spell(i)}` }),
  );
  const name = `beban-${spell(number)}`;
  const berkas = client.random.below(3)
    ? await buildSheetFile(lines, { name: `${name}.xlsx` })
    : buildCsvFile(lines, `${name}.csv`);
  try {
    // An upload is repeated as a whole: the first one stays unsaved and is deleted later.
    const upload = await client.untilAnswered(importCalls.importByAM, {
      params: { idFaskes: 0, idBHBU },
      query: { preview: 'true' },
      body: { berkas },
    });
    const input = { params: { id: upload.id } };
    let file = upload;
    for (let saves = 0; file.status !== 'DISIMPAN'; saves++) {
      if (saves > maxSaves || file.jumlahBaris !== rows) {
        run.statistics.violate(`an import stays in state ${file.status}`);
        return;
      }
      try {
        await client.once(importCalls.save, { ...input, body: { modus: 'semua' } });
      } catch (error) {
        // A repeated save is refused; the file then says that it was saved.
        const isConflict = error instanceof Refused && error.status === 409;
        if (!isConflict && !isTemporary(error)) throw error;
        await client.pause(100, 600);
      }
      file = await client.untilAnswered(importCalls.get, input);
    }
    run.ledger.imports.push({ id: file.id, marker, rows });
    run.statistics.countWrite('import saved');
  } catch (error) {
    violate(run, 'import', error);
  }
}

/** Reads the lists that people look at, and measures them. */
export async function readLists(run: Run, client: Client, isAdmin: boolean): Promise<void> {
  const measured = async (name: string, read: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    try {
      await read();
      run.statistics.countRead(name, performance.now() - from);
    } catch (error) {
      if (!isTemporary(error)) violate(run, name, error);
      else await wait(client.random.between(100, 500));
    }
  };
  const pageNumber = client.random.between(1, 5);
  await measured('participants', () => client.once(pesertaCalls.list, { query: { pageNumber } }));
  await measured('participants by name', () =>
    client.once(pesertaCalls.list, { query: { q: spell(client.random.below(500)).slice(3) } }),
  );
  await measured('imports', () => client.once(importCalls.list, { query: {} }));
  await measured('dashboard', () => client.once(dashboardCalls.summary, {}));
  if (!isAdmin) return;
  await measured('audit log', () => client.once(auditCalls.list, { query: { sortOrder: 'desc' } }));
  const tanggal = jakartaDay(new Date());
  const idFaskes = client.random.between(1, 2);
  await measured('queue of a day', () =>
    client.once(vaksinasiCalls.list, { query: { idFaskes, tanggal } }),
  );
}

/** Downloads the participants as a workbook and checks that it is complete. */
export async function exportParticipants(run: Run, client: Client): Promise<void> {
  const from = performance.now();
  try {
    const file = await client.download(pesertaCalls.export, { query: {} });
    run.statistics.countRead('export', performance.now() - from);
    // The end of a zip archive names its directory.
    if (!file.subarray(-22).subarray(0, 4).equals(Buffer.from('PK\u0005\u0006')))
      run.statistics.violate('an export answered with 200 is incomplete');
  } catch (error) {
    if (!isTemporary(error)) violate(run, 'export', error);
  }
}
