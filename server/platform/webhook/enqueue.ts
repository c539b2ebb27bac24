import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import {
  webhookEventName,
  webhookSubjectNames,
  webhookSubjects,
  type WebhookBody,
  type WebhookSubjectName,
} from '#contract/domains/webhook/subjects.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, faskes, webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';

/** SQL condition: the company or the facility of a webhook, if it has one, is active and not deleted. */
export const isOwnerActive: SQL = sql`(
  not exists (select from ${bhbu} where ${bhbu.id} = ${webhook.idBHBU}
    and (not ${bhbu.isActive} or ${bhbu.deletedAt} is not null))
  and not exists (select from ${faskes} where ${faskes.id} = ${webhook.idFaskes}
    and (not ${faskes.isActive} or ${faskes.deletedAt} is not null)))`;

/** A change of a record's state. */
export interface ReportedChange {
  readonly resource: string;
  readonly recordId: number;
  /** The record as it is now, for its number. */
  readonly record: object;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  /** Id of its row in the history of states. */
  readonly changeId: number;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

const isSubject = (resource: string): resource is WebhookSubjectName =>
  (webhookSubjectNames as readonly string[]).includes(resource);

/** Returns the number of a record; null while it has none, and undefined for a kind without numbers. */
function numberOf(subject: WebhookSubjectName, record: object): string | null | undefined {
  const declared = webhookSubjects[subject];
  if (!('number' in declared)) return undefined;
  const found = (record as Readonly<Record<string, unknown>>)[declared.number];
  return typeof found === 'string' && found !== '' ? found : null;
}

/**
 * Saves an event for each webhook that receives it, in the transaction of the change: those of the seller, and, once
 * the record is issued, those of its company and its facility.
 */
export async function enqueueWebhookEvent(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  change: ReportedChange,
): Promise<void> {
  const { resource, recordId, event, from, to, changeId, bhbuId, faskesId } = change;
  if (!isSubject(resource)) return;
  const nomor = numberOf(resource, change.record);
  const data: WebhookBody['data'] = {
    jenis: resource,
    id: recordId,
    nomor: nomor ?? null,
    peristiwa: event,
    dari: from,
    ke: to,
    urutan: changeId,
    idBHBU: bhbuId,
    idFaskes: faskesId,
  };
  const at = now.toISOString();
  const isSellers = sql`${webhook.idBHBU} is null and ${webhook.idFaskes} is null`;
  const isReader =
    nomor === null
      ? isSellers
      : sql`(${isSellers} or ${webhook.idBHBU} = ${bhbuId} or ${webhook.idFaskes} = ${faskesId})`;
  await db.execute(sql`
    insert into ${webhookDelivery} (webhook_id, event_id, nama, data, created_at, next_attempt_at)
    select ${webhook.id}, ${randomUUID()}::uuid, ${webhookEventName(resource, to)},
      ${JSON.stringify(data)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from ${webhook}
    where ${webhook.status} = 'AKTIF' and ${resource} = any(${webhook.peristiwa})
      and ${isReader} and ${isOwnerActive}
    -- Waits for a deletion of the webhook, whose events would otherwise refuse the change.
    for key share of ${webhook}`);
}
