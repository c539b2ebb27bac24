import { pathToFileURL } from 'node:url';
import { ok } from '@oazapfts/runtime';
import * as api from './api.ts';

/** A page of a list. */
interface Page<Row> {
  readonly data: Row[];
  readonly nextPage: number | null;
}

/** Reads a list page after page. */
async function readAll<Row>(readPage: (pageNumber: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { data, nextPage }: Page<Row> = await readPage(page);
    rows.push(...data);
    page = nextPage;
  }
  return rows;
}

interface Options {
  /** Address of the portal. */
  readonly url: string;
  /** Token of a machine account with BACA_PESERTA, BACA_PESANAN and BACA_TAGIHAN. */
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** What a company wants to know each morning. */
export interface Report {
  readonly people: { readonly total: number; readonly toCorrect: number };
  readonly orders: Readonly<Record<string, number>>;
  readonly due: readonly { readonly number: string | null; readonly day: string | null }[];
}

/** Reads how many people are registered, how far the orders are, and which invoices are due, with types from `api.ts`. */
export async function report({ url, token, fetch = globalThis.fetch }: Options): Promise<Report> {
  Object.assign(api.defaults, {
    baseUrl: `${url}/api`,
    fetch,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  const people = await ok(api.pesertaList({ pageSize: 1 }));
  const wrong = await ok(api.pesertaList({ pageSize: 1, statusData: 'INVALID' }));
  const orders = await readAll(pageNumber => ok(api.orderList({ pageNumber, pageSize: 200 })));
  const invoices = await readAll(pageNumber =>
    ok(api.invoiceList({ pageNumber, pageSize: 200, sortBy: 'jatuhTempo', belumLunas: true })),
  );
  const states: Record<string, number> = {};
  for (const { status } of orders) states[status] = (states[status] ?? 0) + 1;
  return {
    people: { total: people.totalRecords, toCorrect: wrong.totalRecords },
    orders: states,
    due: invoices.map(({ noInvoice, jatuhTempo }) => ({ number: noInvoice, day: jatuhTempo })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORTAL_URL: url, PORTAL_TOKEN: token } = process.env;
  if (!url || !token) {
    console.error('PORTAL_URL=https://… PORTAL_TOKEN=pvm_… npm start');
    process.exit(1);
  }
  console.log(await report({ url, token }));
}
