import { addDays } from '#contract/core/values/day.ts';
import type { MoneyOverviewRow } from '#contract/domains/invoice/record.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import type { Figures } from '#src/kit/list/figures.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';

const listPath = '/admin/invoice/list-invoice';

/** A month of a company, or several months of all companies or of one. */
export interface OverviewPart {
  /** First and last month, `YYYY-MM`. */
  readonly dari: string;
  readonly sampai: string;
  readonly idBHBU?: number | undefined;
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const company = ({ idBHBU }: OverviewPart): Readonly<Record<string, string>> =>
  idBHBU === undefined ? {} : { idBHBU: String(idBHBU) };

/** The invoices that were issued in the months. */
const issued = (part: OverviewPart): string =>
  filteredListPath(listPath, {
    ...company(part),
    tanggalInvoice: `${part.dari}-01..${lastDayOf(part.sampai)}`,
  });

/**
 * The open invoices whose last day of payment is in the months and has passed; undefined for later months.
 * @param today `YYYY-MM-DD`
 */
const overdue = (part: OverviewPart, today: string): string | undefined => {
  const yesterday = addDays(today, -1);
  const from = `${part.dari}-01`;
  const until = lastDayOf(part.sampai);
  const last = until < yesterday ? until : yesterday;
  if (last < from) return undefined;
  return filteredListPath(listPath, {
    ...company(part),
    belumLunas: 'true',
    jatuhTempo: `${from}..${last}`,
  });
};

type Amounts = Omit<MoneyOverviewRow, 'bulan' | 'idBHBU' | 'namaBHBU'>;

/** Returns the lists of the amounts of a part of the overview. @param today `YYYY-MM-DD` */
export const overviewFigures = (part: OverviewPart, today = jakartaDay(new Date())) =>
  ({
    akanDitagih: {
      withoutList: 'What orders leave to invoice; no list shows the rest of an order.',
    },
    diterbitkan: () => issued(part),
    jatuhTempo: () => overdue(part, today),
    dikredit: () => issued(part),
    dibayar: () => issued(part),
    penghapusan: () => issued(part),
    selisih: () => issued(part),
  }) satisfies Figures<Amounts>;
