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

/** What a screen shows, given the query of its address. */
type CountShown = (
  get: (path: string, query?: Query) => Promise<unknown>,
  query: Query,
  viewer: Viewer,
) => Promise<number>;

const total = (answer: unknown): number => (answer as { totalRecords: number }).totalRecords;

/** A list whose filters are those of its call. */
const list =
  (path: string, always: Query = {}): CountShown =>
  async (get, { filter, ...query }) => {
    const filters = JSON.parse(filter ?? '{}') as Query;
    return total(await get(path, { ...query, ...always, ...filters, pageSize: '1' }));
  };

/** The page of the user's own record. */
const ownRecord: CountShown = () => Promise.resolve(1);

/** People to call of the own facility, or of all facilities. */
const absentees: CountShown = async (get, { tampil = 'BELUM' }, { role }) => {
  const asked = { daftar: tampil, pageSize: '1' };
  if (role === 'FASKES') return total(await get('/Kontak/belumHadir', asked));
  const { data } = (await get('/Faskes', { pageSize: '100' })) as { data: { id: number }[] };
  let sum = 0;
  for (const { id } of data)
    sum += total(await get('/Kontak/belumHadir', { ...asked, idFaskes: String(id) }));
  return sum;
};

/** The calls of the screens to which tasks lead, by their path without ids. */
const screens: Readonly<Record<string, CountShown>> = {
  '/dashboard/peserta/perbaiki': async (get, _, { role }) => {
    const path = role === 'BHBU' ? '/Peserta/getByUserId' : '/Peserta';
    const invalid = { statusData: 'INVALID', vaccinationType: '0', pageSize: '1' };
    const found = (await get(path, invalid)) as { totalRecords: number | null };
    return found.totalRecords ?? total(await get('/Peserta/jumlah', invalid));
  },
  '/dashboard/peserta/ganda': list('/Peserta/ganda'),
  '/dashboard/vaksinasi/dihubungi': absentees,
  '/dashboard/vaksinasi/penarikan': list('/Kontak/penerima'),
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
  '/admin/permintaan-data': list('/PermintaanData'),
  '/admin/pengiriman/list-pengiriman': list('/WorkOrder'),
  '/dashboard/pengiriman/penerimaan': list('/WorkOrder'),
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
    ((await get('/notulenTechnicalMeeting/keputusanTerbuka')) as unknown[]).length,
  '/admin/kotak-keluar': list('/kotakKeluar'),
};

/** Returns how many records the screen of a link shows to an account. */
export async function countOnScreen(
  server: Pick<TestServer, 'request'>,
  viewer: Viewer,
  link: string,
): Promise<number> {
  const [path = '', text = ''] = link.split('?');
  const count = screens[path.replace(/\/\d+$/, '')];
  if (!count) throw new Error(`The test does not know what ${path} shows.`);
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
  return await count(get, Object.fromEntries(new URLSearchParams(text)), viewer);
}
