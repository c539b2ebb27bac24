import { moneyUnit, withUnit, type ColumnKind } from '#contract/core/values/sheet.ts';
import { localDateTime, type Zone } from '#contract/core/values/zone.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import type { CellValue, WriteSheet } from '#server/platform/spreadsheet/write-workbook.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  /** Without the unit of money and the zone of instants, which are added. */
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly kind?: ColumnKind;
  /** Whether an `instant` is a day and time on the clock of a place, which the header names. */
  readonly isLocal?: true;
  /** The value; an instant as the database has it. */
  readonly of: (row: Row, ctx: Context) => CellValue;
}

interface ExportedList<Row> {
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
  /** The participant whose data a row has. */
  readonly personOf?: ((row: Row) => number | null) | undefined;
}

function headerOf<Row>({ header, kind, isLocal }: ExportColumn<Row>, zone: Zone): string {
  if (kind === 'money') return withUnit(header, moneyUnit);
  return kind === 'instant' && !isLocal ? withUnit(header, zone) : header;
}

const isInstant = <Row>({ kind, isLocal }: ExportColumn<Row>, value: CellValue): value is string =>
  kind === 'instant' && !isLocal && typeof value === 'string';

/** Rows whose people are logged at a time. */
const loggedAtOnce = 1000;

/** Yields the rows, and logs whose data they have, those of a file that is broken off too. */
async function* loggedRows<Row>(
  { readsPeople }: Context,
  rows: AsyncIterable<Row>,
  personOf: (row: Row) => number | null,
): AsyncGenerator<Row, void, undefined> {
  const people = new Set<number>();
  const report = (): void => {
    readsPeople([...people]);
    people.clear();
  };
  try {
    for await (const row of rows) {
      const id = personOf(row);
      if (id !== null) people.add(id);
      if (people.size >= loggedAtOnce) report();
      yield row;
    }
  } finally {
    report();
  }
}

async function* cellRows<Row>(
  ctx: Context,
  { columns, rows, personOf }: ExportedList<Row>,
  zone: Zone,
): AsyncGenerator<CellValue[], void, undefined> {
  for await (const row of personOf ? loggedRows(ctx, rows, personOf) : rows) {
    yield columns.map(column => {
      const value = column.of(row, ctx);
      return isInstant(column, value) ? localDateTime(value, zone) : value;
    });
  }
}

/**
 * Returns the sheet of an exported list: amounts with their unit, instants in the zone in which the console shows
 * them to the caller, and a filter over the header.
 */
export async function exportSheet<Row>(ctx: Context, list: ExportedList<Row>): Promise<WriteSheet> {
  const zone = await zoneOfFaskes(ctx.reader, ctx.user.faskesId);
  return {
    name: list.name,
    hasFilter: true,
    columns: list.columns.map(column => ({
      header: headerOf(column, zone),
      width: column.width,
      ...(column.kind ? { kind: column.kind } : {}),
    })),
    rows: cellRows(ctx, list, zone),
  };
}
