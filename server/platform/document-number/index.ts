import { sql } from 'drizzle-orm';
import { formatDocumentNumber, type DocumentKind } from '#contract/core/document-number.ts';
import type { Context } from '#server/platform/context.ts';
import { documentSeries } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/**
 * Draws the next numbers of a kind for documents that are issued now, in the caller's transaction:
 * the row of the series stays locked until it ends, and a rollback returns the numbers, so the
 * series has no gaps. Other documents of the kind wait meanwhile; numbers are therefore drawn last.
 */
export async function drawDocumentNumbers(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: DocumentKind,
  count: number,
): Promise<string[]> {
  const day = dayInJakarta(now);
  const [series] = await db
    .insert(documentSeries)
    .values({ kind, year: Number(day.slice(0, 4)), lastSerial: count })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.year],
      set: { lastSerial: sql`${documentSeries.lastSerial} + ${count}` },
    })
    .returning({ serial: documentSeries.lastSerial });
  if (!series) throw new Error(`No number was drawn for ${kind}`);
  const first = series.serial - count + 1;
  return Array.from({ length: count }, (_, at) => formatDocumentNumber(kind, day, first + at));
}

/** Draws the next number of a kind, like `drawDocumentNumbers`. */
export async function drawDocumentNumber(
  ctx: Pick<Context, 'db' | 'now'>,
  kind: DocumentKind,
): Promise<string> {
  const [number] = await drawDocumentNumbers(ctx, kind, 1);
  if (number === undefined) throw new Error(`No number was drawn for ${kind}`);
  return number;
}
