import { addDays } from '#contract/core/values/day.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { applicationDocuments, toFormData } from './application.ts';
import { createBhbu } from './bhbu.ts';
import { handlerContext } from './context.ts';
import { faskesBody, giveAllGuarantees } from './faskes.ts';
import { buildJadwal } from './jadwal.ts';
import { productBody, serviceBody } from './product.ts';
import { decreeBody } from './decree.ts';
import { sellerBody } from './seller.ts';
import type { TestResponse, TestServer } from '../server/harness/server.ts';

/** Roles that take part in orders, with one account each. */
const roles = ['ADMIN', 'SUPERADMIN', 'AM', 'LEGAL', 'FINANCE', 'VERIFICATOR', 'PS'] as const;
type StaffRole = (typeof roles)[number];

/** A company that can order: its accounts, a facility, a product with doses, and the seller. */
export interface OrderWorld {
  readonly tokens: Readonly<Record<StaffRole | 'BHBU' | 'FASKES', string>>;
  readonly bhbuId: number;
  readonly idFaskes: number;
  readonly idProduk: number;
  readonly idLayanan: number;
  /** First day on which an order can begin, an open day. */
  readonly day: string;
  /** Returns a complete order as the form sends it. */
  readonly body: (overrides?: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  readonly request: (
    role: keyof OrderWorld['tokens'],
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<TestResponse>;
  /** Submits an order as the company. */
  readonly submit: (overrides?: Readonly<Record<string, unknown>>) => Promise<Order>;
}

/** Returns one line of an order as the form sends it. */
export const orderLineBody = (
  world: Pick<OrderWorld, 'day' | 'idFaskes' | 'idProduk'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  idFaskes: world.idFaskes,
  idProduk: world.idProduk,
  jumlahPeserta: 100,
  jumlahDosis: 200,
  tanggalVaksinasi: world.day,
  namaPICFaskes: 'Sekar Ayuningtyas',
  hpPICFaskes: '081234567801',
  namaPICBHBU: 'Bagas Prasetyo',
  hpPICBHBU: '081234567802',
  ...overrides,
});

/** Returns a multipart body with a signed copy of an agreement. */
export const signedCopy = (
  field: 'filePksBHBU' | 'filePksKF',
  day: string,
  overrides: Readonly<Record<string, string>> = {},
): FormData =>
  toFormData({
    namaPenandatangan: 'Bagas Prasetyo',
    jabatanPenandatangan: 'Direktur',
    tanggalTandaTangan: day,
    metode: 'BASAH',
    [field]: applicationDocuments('ttd')['fileNPWP'] ?? '',
    ...overrides,
  });

/** Creates a company that can order, through the calls of the product. */
export async function buildOrderWorld(
  server: TestServer,
  { stock = 10_000 }: { readonly stock?: number } = {},
): Promise<OrderWorld> {
  const signedIn = await Promise.all(
    roles.map(async role => [role, await server.signIn({ role })] as const),
  );
  const accounts = Object.fromEntries(signedIn) as Record<StaffRole, Account>;
  const staff = Object.fromEntries(signedIn.map(([role, { token }]) => [role, token])) as Record<
    StaffRole,
    string
  >;
  const ask = createAsk(server);
  const admin = staff.ADMIN;
  const { id: bhbuId } = await createBhbu(server, admin);
  const facility = await ask(admin, 'POST', '/Faskes', faskesBody());
  const idFaskes = Number(facility.json['id']);
  await giveAllGuarantees(server, admin, idFaskes);
  await buildJadwal(server.db, idFaskes, [1, 2, 3, 4, 5, 6, 7]);
  await ask(admin, 'POST', `/bhbu/faskes/${bhbuId}`, { idFaskes });
  const idProduk = await addProduct(server, admin, {}, stock);
  const service = await ask(admin, 'POST', '/Service', serviceBody());
  await proposeSeller(ask, staff);
  const company = await server.signIn({ role: 'BHBU', bhbuId });
  const nurse = await server.signIn({ role: 'FASKES', faskesId: idFaskes });
  const tokens = { ...staff, BHBU: company.token, FASKES: nurse.token };
  const everybody = { ...accounts, BHBU: company, FASKES: nurse };
  const firstDay = () => addDays(dayInJakarta(server.now()), 10);
  const body: OrderWorld['body'] = overrides => ({
    jenis: 'REGULER',
    model: 'PRODUK',
    namaPenanggungJawab: 'Bagas Prasetyo',
    jabatanPenanggungJawab: 'Direktur',
    hpPenanggungJawab: '081234567803',
    emailPenanggungJawab: 'bagas@contoh.example',
    alamatKirim: 'Jalan Melati Nomor 5, Bandung',
    kabKota: '32.73',
    jumlahPeserta: 100,
    jumlahDosis: 200,
    skema: 'TERMIN_50_50',
    baris: [orderLineBody({ idFaskes, idProduk, day: firstDay() })],
    ...overrides,
  });
  const request: OrderWorld['request'] = async (role, method, path, sent) => {
    const response = await server.request(method, path, { token: tokens[role], body: sent });
    if (response.status !== 401) return response;
    // The session ended because the test moved the clock.
    const { id } = everybody[role];
    tokens[role] = await openSession(handlerContext(server.deps), { id, role });
    return await server.request(method, path, { token: tokens[role], body: sent });
  };
  return {
    tokens,
    bhbuId,
    idFaskes,
    idProduk,
    get day() {
      return firstDay();
    },
    idLayanan: Number(service.json['id']),
    body,
    request,
    submit: async overrides => {
      const response = await request('BHBU', 'POST', '/Order', body(overrides));
      if (response.status !== 201) throw new Error(`the order was not submitted: ${response.text}`);
      return response.json as unknown as Order;
    },
  };
}

type Account = Awaited<ReturnType<TestServer['signIn']>>;
type Ask = (token: string, method: string, path: string, body?: unknown) => Promise<TestResponse>;

/** Returns a function that makes requests which must succeed. */
const createAsk =
  (server: TestServer): Ask =>
  async (token, method, path, body) => {
    const response = await server.request(method, path, { token, body });
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.text}`);
    return response;
  };

/** Creates a product with doses in stock and returns its id. */
export async function addProduct(
  server: TestServer,
  token: string,
  overrides: Parameters<typeof productBody>[0] = {},
  stock = 10_000,
): Promise<number> {
  const ask = createAsk(server);
  const created = await ask(token, 'POST', '/Product', productBody(overrides));
  const id = Number(created.json['id']);
  if (stock > 0) await addStock(ask, token, id, stock);
  return id;
}

let batches = 0;

/** Adds an approved batch of a product. */
async function addStock(ask: Ask, token: string, idProduk: number, jumlah: number): Promise<void> {
  batches += 1;
  const batch = await ask(token, 'POST', '/Batch', {
    nomor: `PO-${batches}`,
    idProduk,
    kedaluwarsa: '2099-06-30',
    jumlah,
  });
  const id = Number(batch.json['id']);
  await ask(
    token,
    'POST',
    `/Batch/sertifikat/${id}`,
    toFormData({ fileSertifikat: applicationDocuments('lulus')['fileNPWP'] ?? '' }),
  );
  await ask(token, 'PUT', `/Batch/keadaan/${id}`, { event: 'approve' });
}

/** Makes the seller's data apply from today, approved by a second person. */
async function proposeSeller(ask: Ask, staff: Readonly<Record<StaffRole, string>>): Promise<void> {
  const now = await ask(staff.ADMIN, 'GET', '/Seller');
  if (Number(now.json['totalRecords']) > 0) return;
  const proposed = await ask(
    staff.ADMIN,
    'POST',
    '/Seller',
    sellerBody({ berlakuMulai: '2030-01-02' }),
  );
  await ask(staff.SUPERADMIN, 'PUT', `/Seller/keadaan/${Number(proposed.json['id'])}`, {
    event: 'approve',
    version: Number(proposed.json['version']),
  });
  // The vaccine's PPN is borne by the government, which an invoice needs a decree for.
  await ask(staff.ADMIN, 'POST', '/PeraturanDTP', decreeBody);
}
