import { eq } from 'drizzle-orm';
import type { Mending } from '#contract/application/index.ts';
import { formatNik } from '#contract/nik.ts';
import {
  approveApplication,
  askForMending,
  rejectApplication,
  saveApplication,
} from '../application/index.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Context, CurrentUser, Deps } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { bhbu } from '../db/schema/index.ts';
import { inventPdf, inventPng } from './documents.ts';

interface Invented {
  readonly name: string;
  readonly form: 'PT' | 'CV' | 'UD' | 'KOPERASI' | 'YAYASAN';
  readonly sector: string;
  /** One demo company has a wrong check digit on purpose. */
  readonly npwp: string;
  readonly region: string;
  readonly employees: number;
  readonly pic: string;
  readonly phone: string;
  readonly daysAgo: number;
  /** Decision, if any; `daysAgo` is its age in days. */
  readonly then?: { readonly daysAgo: number } & (
    | { readonly deed: 'approve' | 'setAside' }
    | { readonly deed: 'reject'; readonly reason: string }
    | { readonly deed: 'ask'; readonly mendings: readonly Mending[] }
  );
}

/** Serials this high are never issued, so the NIK belongs to no real person. */
const ownerNik = formatNik({ region: '33.74.01', birthDate: '1979-04-12', sex: 'P', serial: 9991 });

/** Invented companies in every company state, with different waiting times. */
const invented: readonly Invented[] = [
  {
    name: 'PT Samudra Lestari Bahari',
    form: 'PT',
    sector: 'Pengolahan hasil laut',
    npwp: '021832415051000',
    region: '35.78',
    employees: 420,
    pic: 'Nadia Puspita',
    phone: '081320000001',
    daysAgo: 9,
    then: { deed: 'approve', daysAgo: 7 },
  },
  {
    name: 'CV Anyam Rotan Sentosa',
    form: 'CV',
    sector: 'Kerajinan rotan',
    npwp: '031415922111000',
    region: '32.09',
    employees: 85,
    pic: 'Rudi Hartono',
    phone: '081320000002',
    daysAgo: 6,
  },
  {
    name: 'Koperasi Tani Sumber Pangan',
    form: 'KOPERASI',
    sector: 'Pertanian padi',
    npwp: '027182815111000',
    region: '33.74',
    employees: 60,
    pic: 'Siti Mardiyah',
    phone: '081320000003',
    daysAgo: 5,
    then: {
      deed: 'ask',
      daysAgo: 3,
      mendings: [
        { isian: 'fileLegalitas', catatan: 'Halaman pengesahan belum ikut terunggah' },
        { isian: 'alamat', catatan: 'Lengkapi dengan nomor bangunan dan kode pos' },
      ],
    },
  },
  {
    name: 'Yayasan Cahaya Pendidikan',
    form: 'YAYASAN',
    sector: 'Pendidikan dasar',
    npwp: '016180333111000',
    region: '31.74',
    employees: 140,
    pic: 'Teguh Prabowo',
    phone: '081320000004',
    daysAgo: 12,
    then: {
      deed: 'reject',
      daysAgo: 10,
      reason: 'NPWP pada berkas atas nama badan yang berbeda',
    },
  },
  {
    name: 'UD Batik Melati',
    form: 'UD',
    sector: 'Perdagangan batik',
    npwp: ownerNik,
    region: '33.74',
    employees: 18,
    pic: 'Wening Astuti',
    phone: '081320000002',
    daysAgo: 2,
  },
  {
    name: 'PT Graha Logistik Utama',
    form: 'PT',
    sector: 'Pergudangan',
    npwp: '022360671111000',
    region: '32.73',
    employees: 950,
    pic: 'Yoga Permadi',
    phone: '081320000006',
    daysAgo: 0,
  },
  {
    name: 'PT Kertas Nusa Pratama',
    form: 'PT',
    sector: 'Industri kertas',
    npwp: '014142137111000',
    region: '32.73',
    employees: 310,
    pic: 'Lina Marlina',
    phone: '081320000007',
    daysAgo: 30,
    then: { deed: 'setAside', daysAgo: 28 },
  },
];

const heads = [
  'Arif Budiman',
  'Dian Kartikasari',
  'Gunawan Setiadi',
  'Hesti Wahyuni',
  'Wening Astuti',
  'Bramantyo Adi',
  'Melinda Sari',
];

const dayMs = 86_400_000;

/** A demo account that decides on applications. */
type Decider = Pick<CurrentUser, 'id' | 'userName' | 'fullName' | 'role'>;

/** Inserts applications of invented companies on different days and decides some of them. */
export async function seedApplications(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  accounts: readonly Decider[],
): Promise<void> {
  const verifier = accounts.find(({ role }) => role === 'VERIFICATOR');
  if (!verifier) throw new Error('Nobody in the demo world verifies.');
  const ago = (days: number): Date => new Date(deps.clock().getTime() - days * dayMs);
  const decisions: { readonly id: number; readonly then: NonNullable<Invented['then']> }[] = [];
  for (const [at, company] of invented.entries()) {
    const { id } = await saveApplication(
      { db, deps, now: ago(company.daysAgo) },
      answersOf(company, at),
      documentsOf(company, at),
    );
    if (company.then) decisions.push({ id, then: company.then });
  }
  // Decisions run by date, since the audit log lists entries in the order of insertion.
  for (const { id, then } of decisions.sort((a, b) => b.then.daysAgo - a.then.daysAgo)) {
    const ctx = deciding(db, deps, ago(then.daysAgo), verifier);
    if (then.deed === 'ask') await askForMending(ctx, id, then.mendings);
    else if (then.deed === 'reject') await rejectApplication(ctx, id, then.reason);
    else await approveApplication(ctx, id);
    if (then.deed === 'setAside') {
      await db
        .update(bhbu)
        .set({
          status: 'NONAKTIF',
          isActive: false,
          inactiveReason: 'Program vaksinasi di perusahaan ini sudah selesai',
        })
        .where(eq(bhbu.id, id));
    }
  }
}

const answersOf = (company: Invented, at: number) => ({
  namaBHBU: company.name,
  bentuk: company.form,
  npwp: company.npwp,
  nib: `91203${String(10_000_000 + at * 1_111)}`,
  sektor: company.sector,
  jumlahKaryawan: company.employees,
  estimasiPeserta: Math.round(company.employees * 1.4),
  keluargaDisertakan: at % 2 === 0,
  anggotaKadin: at % 3 === 0,
  alamat: `Jalan Niaga Raya Nomor ${11 + at * 7}`,
  kabKota: company.region,
  telp: `+6222555${1000 + at}`,
  emailPerusahaan: `kantor@perusahaan${at + 1}.test`,
  namaPenanggungJawab: heads[at] ?? company.pic,
  jabatanPenanggungJawab: 'Direktur utama',
  hpPenanggungJawab: `0813210000${10 + at}`,
  emailPenanggungJawab: `direktur@perusahaan${at + 1}.test`,
  namaPIC: company.pic,
  noHP: company.phone,
  email: `pic@perusahaan${at + 1}.test`,
});

const documentsOf = ({ name, sector }: Invented, at: number) => [
  at % 2 === 0
    ? { field: 'fileNPWP' as const, name: 'npwp.png', content: inventPng([11, 110, 105]) }
    : { field: 'fileNPWP' as const, name: 'npwp.pdf', content: page('Kartu NPWP', name) },
  {
    field: 'fileLegalitas' as const,
    name: 'akta-pendirian.pdf',
    content: page('Akta Pendirian', name, `Bidang usaha: ${sector}`),
  },
  { field: 'fileSIUP' as const, name: 'nib.pdf', content: page('Nomor Induk Berusaha', name) },
];

const page = (title: string, ...lines: string[]) =>
  inventPdf([title, ...lines, 'Dokumen contoh untuk dunia contoh; tidak berlaku.']);

/** Builds the call context of a decision at a given time, without a request. */
function deciding(
  db: Queryable,
  deps: Pick<Deps, 'keys'>,
  now: Date,
  who: Decider,
): Parameters<typeof approveApplication>[0] {
  const user: CurrentUser = {
    ...who,
    bhbuId: null,
    faskesId: null,
    sessionId: '',
    mustChangePassword: false,
  };
  const audit: Context['audit'] = entry =>
    writeAudit({ db, now, user, requestId: 'contoh', address: '127.0.0.1' }, entry);
  return { db, deps, now, user, audit, versionRead: undefined };
}
