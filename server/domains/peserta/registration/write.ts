import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { rowsSubquery, columnList } from '#server/platform/db/bulk-rows.ts';
import { encodeRows, type EncodedRows } from '#server/platform/db/copy-rows.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { holdsUnusedVoucher } from '#server/platform/db/views/vouchers.ts';
import { consentAssignments, noConsent, statedConsent } from './consent.ts';
import { personTypeKey, type RegistrationRow } from './siblings.ts';
import type { Registration } from './registration.ts';

export type SaveContext = Pick<Context, 'db' | 'now'> & {
  readonly deps: Pick<Context['deps'], 'keys'>;
  readonly user: Pick<Context['user'], 'fullName'>;
};

/** A registration to write, with its position in the input. */
export interface PendingWrite {
  readonly position: number;
  readonly registration: Pick<Registration, 'userId' | 'importId' | 'saluran'>;
  readonly row: RegistrationRow;
}

/** Keys of the columns to write, the same for every row. */
const writtenKeys = (keys: readonly string[], excluded: readonly string[]): string[] =>
  keys.filter(key => !excluded.includes(key));

/** Returns the columns that only a new record gets. */
const creationColumns = (ctx: SaveContext, rows: readonly PendingWrite[]) => {
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  return rows.map(({ registration, row }) => ({
    ...(row.persetujuan ? statedConsent(ctx, registration.saluran) : noConsent),
    userId: registration.userId,
    importId: registration.importId,
    createdAt: stamp.at,
    createdBy: stamp.by,
    modifiedAt: stamp.at,
    modifiedBy: stamp.by,
  }));
};

/** New registrations to insert, with the position and the ID of each. */
export interface EncodedRegistrations {
  readonly encoded: EncodedRows | null;
  readonly ids: readonly (readonly [number, number])[];
}

/** Draws the IDs of new registrations and encodes their rows, outside the transaction that inserts them. */
export async function encodeRegistrations(
  ctx: SaveContext,
  rows: readonly PendingWrite[],
): Promise<EncodedRegistrations> {
  if (rows.length === 0) return { encoded: null, ids: [] };
  const { rows: drawn } = await ctx.db.execute<{ id: number }>(sql`
    select nextval((select pg_get_serial_sequence('peserta', 'id')::regclass)) as id
    from generate_series(1, ${rows.length}::int)`);
  const ids = drawn.map(({ id }) => id);
  return {
    encoded: await encodeRows(
      peserta,
      rows.map(({ row }) => row),
      creationColumns(ctx, rows).map((columns, i) => ({ id: ids[i], ...columns })),
    ),
    ids: rows.map(({ position }, i) => [position, ids[i] ?? 0]),
  };
}

/**
 * Inserts registrations in one statement.
 * @returns position and ID of each inserted row; a missing position conflicted with an existing row
 */
export async function insertRegistrations(
  ctx: SaveContext,
  rows: readonly PendingWrite[],
): Promise<[number, number][]> {
  const [first] = rows;
  if (!first) return [];
  const columns = creationColumns(ctx, rows);
  const made = rows.map(({ row }, i) => ({ ...row, ...columns[i] }));
  const keys = writtenKeys(Object.keys(made[0] ?? {}), ['id']);
  const { rows: inserted } = await ctx.db.execute<{
    id: number;
    person_key: Buffer;
    vaccination_type: number;
    bhbu_id: number | null;
  }>(sql`
    insert into ${peserta} (${columnList(peserta, keys)})
    select ${columnList(peserta, keys)} from ${rowsSubquery(peserta, made)} r
    on conflict do nothing
    returning id, person_key, vaccination_type, bhbu_id`);
  const nameOf = (person: string, bhbuId: number | null): string => `${person} ${bhbuId ?? 0}`;
  const positions = new Map<string, number>();
  for (const { row, position } of rows) {
    const name = nameOf(personTypeKey(row), row.bhbuId);
    // Of two rows for the same person, the first was inserted.
    if (!positions.has(name)) positions.set(name, position);
  }
  return inserted.map(one => {
    const person = personTypeKey({
      personKey: one.person_key,
      vaccinationType: one.vaccination_type as RegistrationRow['vaccinationType'],
    });
    return [positions.get(nameOf(person, one.bhbu_id)) ?? -1, one.id];
  });
}

/** Updates registrations in one statement; their consents came the same way. */
export async function updateRegistrations(
  ctx: SaveContext,
  rows: readonly PendingWrite[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = writtenKeys(Object.keys(first.row), [
    'id',
    'bhbuId',
    'faskesId',
    'vaccinationType',
    'isEligible',
  ]);
  await ctx.db.execute(sql`
    update ${peserta} p
    set (${columnList(peserta, keys)}) = row(${columnList(peserta, keys, 'r')}),
      -- An unused voucher binds its holder to its facility.
      faskes_id = case when ${holdsUnusedVoucher(sql`p.id`)} then p.faskes_id else r.faskes_id end,
      -- A refusal by an external service outweighs the rules.
      is_eligible = r.is_eligible and (p.alasan_tidak_layak is null or p.person_key <> r.person_key),
      -- The number at SATUSEHAT was found by the identity number.
      no_ihs = case when p.person_key = r.person_key then p.no_ihs end,
      -- Results of external checks belong to the person they were asked for.
      (smart_check_status, smart_check_catatan, smart_checked_at, alasan_tidak_layak, layak_diperiksa) = row(
        case when p.person_key = r.person_key then p.smart_check_status end,
        case when p.person_key = r.person_key then p.smart_check_catatan end,
        case when p.person_key = r.person_key then p.smart_checked_at end,
        case when p.person_key = r.person_key then p.alasan_tidak_layak end,
        case when p.person_key = r.person_key then p.layak_diperiksa end
      ),
      -- Another person must not use the ticket; a used ticket stays on the record.
      no_tiket = case
        when p.person_key = r.person_key or p.dosis_diberikan > 0 then p.no_tiket
      end,
      ${consentAssignments(statedConsent(ctx, first.registration.saluran))},
      version = p.version + 1,
      modified_at = ${ctx.now.toISOString()},
      modified_by = ${ctx.user.fullName}
    from ${rowsSubquery(
      peserta,
      rows.map(one => one.row),
    )} r
    where p.id = r.id`);
}
