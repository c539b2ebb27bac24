import { expect } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/** An account that sees tasks and opens their screens. */
export interface Viewer {
  readonly userName: string;
  readonly token: string;
  readonly role: Role;
  readonly idReferensi: number | null;
}

type Query = Readonly<Record<string, string>>;

/** What a list answers: its total, and the sums in its head. */
export interface ListAnswer {
  readonly totalRecords: number | null;
  readonly jumlah?: Readonly<Record<string, number>>;
}

/** What a screen shows, given the query of its address. */
type Shown = (
  get: (path: string, query?: Query) => Promise<unknown>,
  query: Query,
  viewer: Viewer,
) => Promise<ListAnswer>;

const total = (answer: unknown): number => (answer as { totalRecords: number }).totalRecords;

const counted = (totalRecords: number): ListAnswer => ({ totalRecords });

/** A list whose filters are those of its call. */
const list =
  (path: string, always: Query = {}): Shown =>
  async (get, { filter, ...query }) => {
    const filters = JSON.parse(filter ?? '{}') as Query;
    return (await get(path, { ...query, ...always, ...filters, pageSize: '1' })) as ListAnswer;
  };

/** The shipments to receive, whose screen has one filter in its address. */
const receipts: Shown = async (get, { menunggu, ...query }) => {
  expect(query).toEqual({});
  return (await get('/WorkOrder', {
    ...(menunggu ? { menunggu } : {}),
    pageSize: '1',
  })) as ListAnswer;
};

/** Participants of a vaccination type; those of a company are the personal ones. */
const participants =
  (vaccinationType: string): Shown =>
  async (get, query, viewer) => {
    const path =
      viewer.role === 'BHBU' && vaccinationType === '0' ? '/Peserta/getByUserId' : '/Peserta';
    return await list(path, { vaccinationType })(get, query, viewer);
  };

/** The page of the user's own record. */
const ownRecord: Shown = () => Promise.resolve(counted(1));

/** People to call of the own facility, or of all facilities. */
const absentees: Shown = async (get, { tampil = 'BELUM' }, { role }) => {
  const asked = { daftar: tampil, pageSize: '1' };
  if (role === 'FASKES') return counted(total(await get('/Kontak/belumHadir', asked)));
  const { data } = (await get('/Faskes', { pageSize: '100' })) as { data: { id: number }[] };
  let sum = 0;
  for (const { id } of data)
    sum += total(await get('/Kontak/belumHadir', { ...asked, idFaskes: String(id) }));
  return counted(sum);
};

/** The calls of the screens to which figures lead, by their path without ids. */
const screens: Readonly<Record<string, Shown>> = {
  // Without a filter of the list, the run has no deactivated participants.
  '/dashboard/peserta/perbaiki': async (get, { filter }, viewer) => {
    const filters = { isActive: 'true', ...(JSON.parse(filter ?? '{}') as Query) };
    const query = { filter: JSON.stringify({ ...filters, statusData: 'INVALID' }) };
    return await participants('0')(get, query, viewer);
  },
  '/dashboard/table-list': participants('0'),
  '/admin/peserta/list-upload': participants('0'),
  '/admin/peserta/booster': participants('1'),
  '/dashboard/peserta-booster': participants('1'),
  '/dashboard/faskes-booster': list('/Peserta/GetAllFaskesBooster'),
  '/dashboard/peserta/ganda': list('/Peserta/ganda'),
  '/dashboard/vaksinasi/dihubungi': absentees,
  '/dashboard/vaksinasi/penarikan': list('/Kontak/penerima'),
  '/dashboard/vaksinasi/tanpa-jaringan': list('/Luring/tindakan', { status: 'KONFLIK' }),
  '/dashboard/vaksinasi/kipi': list('/Vaksinasi/kipi', { serius: 'true', dilaporkan: 'false' }),
  '/dashboard/sertifikat/belum': list('/Sertifikat/belum'),
  '/dashboard/peserta/riwayat-unggah': list('/Peserta/impor'),
  '/admin/bhbu/pendaftaran': list('/bhbu/pendaftaran'),
  '/dashboard/faskes/list-faskes': list('/Faskes'),
  '/dashboard/faskes/edit': ownRecord,
  '/dashboard/faskes/edit-jadwal': ownRecord,
  '/dashboard/bhbu/list-bhbu': list('/bhbu'),
  '/dashboard/bhbu/edit': ownRecord,
  '/admin/pemesanan/list-pemesanan': list('/Order'),
  '/dashboard/pemesanan/list-pemesanan': list('/Order'),
  '/admin/pks/list-pks': list('/PKS'),
  '/dashboard/pks/list-pks': list('/PKS'),
  '/admin/invoice/list-invoice': list('/Invoice'),
  '/dashboard/invoice/list-invoice': list('/Invoice'),
  '/admin/invoice/verifikasi': list('/Payment', { status: 'BUKTI_DIUNGGAH' }),
  '/admin/invoice/pembayaran': list('/Payment'),
  '/admin/invoice/rekonsiliasi': list('/RekeningKoran'),
  '/admin/faktur': list('/Faktur'),
  '/dashboard/invoice/nota': list('/Nota'),
  '/admin/penjual': list('/Seller'),
  '/admin/surat/list-surat': list('/Surat'),
  '/admin/webhook': list('/Webhook'),
  '/dashboard/webhook': list('/Webhook'),
  '/admin/insiden': list('/Insiden'),
  '/admin/usulan-perubahan': list('/UsulanPerubahan'),
  '/admin/permintaan-data': list('/PermintaanData'),
  '/admin/pengiriman/list-pengiriman': list('/WorkOrder'),
  '/dashboard/pengiriman/penerimaan': receipts,
  '/admin/stok/suhu': list('/Suhu'),
  '/dashboard/stok/suhu': list('/Suhu'),
  '/admin/stok/list-stok': list('/Stok'),
  '/dashboard/stok/list-stok': list('/Stok'),
  '/admin/pemesanan/penyelesaian': list('/Order/penyelesaian', { status: 'TERBUKA' }),
  '/admin/voucher-contract/list-voucher': list('/VoucherContract'),
  '/admin/voucher/list-voucher': list('/VoucherTransaction'),
  '/dashboard/voucher/list-voucher': list('/VoucherTransaction/getByIdBHBU'),
  '/admin/voucher/semua': list('/Voucher'),
  '/dashboard/voucher/semua': list('/Voucher'),
  '/dashboard/pengiriman/keputusan-rapat': async get =>
    counted(((await get('/notulenTechnicalMeeting/keputusanTerbuka')) as unknown[]).length),
  '/admin/kotak-keluar': list('/kotakKeluar'),
};

/** Returns what the list of a link shows to an account. */
export async function openList(
  server: Pick<TestServer, 'request'>,
  viewer: Viewer,
  link: string,
): Promise<ListAnswer> {
  const [path = '', text = ''] = link.split('?');
  const shown = screens[path.replace(/\/\d+$/, '')];
  if (!shown) throw new Error(`The test does not know what ${path} shows.`);
  const get = async (call: string, query: Query = {}): Promise<unknown> => {
    const asked = `${call}?${new URLSearchParams(query).toString()}`;
    const {
      status,
      json,
      text: body,
    } = await server.request('GET', asked, {
      token: viewer.token,
    });
    if (status !== 200) throw new Error(`${viewer.userName}: ${asked} ${body.slice(0, 200)}`);
    return json;
  };
  return await shown(get, Object.fromEntries(new URLSearchParams(text)), viewer);
}
