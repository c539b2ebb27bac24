import { eq } from 'drizzle-orm';
import { formatNik } from '#contract/core/values/nik.ts';
import type { Correction } from '#contract/domains/application/index.ts';
import {
  approveApplication,
  requestApplicationCorrection,
  rejectApplication,
  saveApplication,
} from '#server/domains/application/index.ts';
import { bhbuLifecycle, readDocuments } from '#server/domains/bhbu/index.ts';
import type { CurrentUser, Deps } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { createPdf, createPng } from './documents.ts';

interface DemoApplication {
  readonly name: string;
  readonly legalForm: 'PT' | 'CV' | 'UD' | 'KOPERASI' | 'YAYASAN';
  readonly sector: string;
  /** One demo company has a wrong check digit on purpose. */
  readonly npwp: string;
  readonly region: string;
  readonly employees: number;
  readonly pic: string;
  readonly phone: string;
  readonly daysAgo: number;
  /** Decision, if any; `daysAgo` is its age in days. */
  readonly decision?: { readonly daysAgo: number } & (
    | { readonly action: 'approve' | 'deactivate' }
    | { readonly action: 'reject'; readonly reason: string }
    | { readonly action: 'requestCorrection'; readonly corrections: readonly Correction[] }
  );
}

/** Serials this high are never issued, so the NIK belongs to no real person. */
const ownerNik = formatNik({ region: '33.74.01', birthDate: '1979-04-12', sex: 'P', serial: 9991 });

/** Invented companies in every company state, with different waiting times. */
const demoApplications: readonly DemoApplication[] = [
  {
    name: 'PT Samudra Lestari Bahari',
    legalForm: 'PT',
    sector: 'Pengolahan hasil laut',
    npwp: '021832415051000',
    region: '35.78',
    employees: 420,
    pic: 'Nadia Puspita',
    phone: '081320000001',
    daysAgo: 9,
    decision: { action: 'approve', daysAgo: 7 },
  },
  {
    name: 'CV Anyam Rotan Sentosa',
    legalForm: 'CV',
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
    legalForm: 'KOPERASI',
    sector: 'Pertanian padi',
    npwp: '027182815111000',
    region: '33.74',
    employees: 60,
    pic: 'Siti Mardiyah',
    phone: '081320000003',
    daysAgo: 5,
    decision: {
      action: 'requestCorrection',
      daysAgo: 3,
      corrections: [
        { isian: 'fileLegalitas', catatan: 'Halaman pengesahan belum ikut terunggah' },
        { isian: 'alamat', catatan: 'Lengkapi dengan nomor bangunan dan kode pos' },
      ],
    },
  },
  {
    name: 'Yayasan Cahaya Pendidikan',
    legalForm: 'YAYASAN',
    sector: 'Pendidikan dasar',
    npwp: '016180333111000',
    region: '31.74',
    employees: 140,
    pic: 'Teguh Prabowo',
    phone: '081320000004',
    daysAgo: 12,
    decision: {
      action: 'reject',
      daysAgo: 10,
      reason: 'NPWP pada berkas atas nama badan yang berbeda',
    },
  },
  {
    name: 'UD Batik Melati',
    legalForm: 'UD',
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
    legalForm: 'PT',
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
    legalForm: 'PT',
    sector: 'Industri kertas',
    npwp: '014142137111000',
    region: '32.73',
    employees: 310,
    pic: 'Lina Marlina',
    phone: '081320000007',
    daysAgo: 30,
    decision: { action: 'deactivate', daysAgo: 28 },
  },
];

const companyHeads = [
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
export async function seedDemoApplications(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  accounts: readonly Decider[],
): Promise<void> {
  const verifier = accounts.find(({ role }) => role === 'VERIFICATOR');
  const administrator = accounts.find(({ role }) => role === 'ADMIN');
  if (!verifier || !administrator) throw new Error('The demo accounts lack VERIFICATOR or ADMIN.');
  const ago = (days: number): Date => new Date(deps.clock().getTime() - days * dayMs);
  const decisions: {
    readonly id: number;
    readonly then: NonNullable<DemoApplication['decision']>;
  }[] = [];
  for (const [index, company] of demoApplications.entries()) {
    const { id } = await saveApplication(
      { db, deps, now: ago(company.daysAgo) },
      applicationFieldsOf(company, index),
      await readDocuments(documentsOf(company, index)),
    );
    if (company.decision) decisions.push({ id, then: company.decision });
  }
  // Decisions run by date, since the audit log lists entries in the order of insertion.
  for (const { id, then: decision } of decisions.sort((a, b) => b.then.daysAgo - a.then.daysAgo)) {
    const request = { db, now: ago(decision.daysAgo), requestId: 'contoh', address: '127.0.0.1' };
    const ctx = { ...transitionContext(request, verifier), deps, expectedVersion: undefined };
    if (decision.action === 'requestCorrection')
      await requestApplicationCorrection(ctx, id, decision.corrections);
    else if (decision.action === 'reject') await rejectApplication(ctx, id, decision.reason);
    else await approveApplication(ctx, id);
    if (decision.action === 'deactivate') {
      const reason = 'Program vaksinasi di perusahaan ini sudah selesai';
      const [row] = await db.select().from(bhbu).where(eq(bhbu.id, id));
      if (!row) throw new Error('The demo company is missing.');
      await transition(
        transitionContext(request, administrator),
        bhbuLifecycle,
        row,
        'deactivate',
        {
          reason,
          values: { alasanNonaktif: reason },
        },
      );
    }
  }
}

const applicationFieldsOf = (company: DemoApplication, index: number) => ({
  namaBHBU: company.name,
  bentuk: company.legalForm,
  npwp: company.npwp,
  nib: `91203${String(10_000_000 + index * 1_111)}`,
  sektor: company.sector,
  jumlahKaryawan: company.employees,
  estimasiPeserta: Math.round(company.employees * 1.4),
  keluargaDisertakan: index % 2 === 0,
  anggotaKadin: index % 3 === 0,
  alamat: `Jalan Niaga Raya Nomor ${11 + index * 7}`,
  kabKota: company.region,
  telp: `+6222555${1000 + index}`,
  emailPerusahaan: `kantor@perusahaan${index + 1}.test`,
  namaPenanggungJawab: companyHeads[index] ?? company.pic,
  jabatanPenanggungJawab: 'Direktur utama',
  hpPenanggungJawab: `0813210000${10 + index}`,
  emailPenanggungJawab: `direktur@perusahaan${index + 1}.test`,
  namaPIC: company.pic,
  noHP: company.phone,
  email: `pic@perusahaan${index + 1}.test`,
});

const documentsOf = ({ name, sector }: DemoApplication, index: number) => ({
  fileNPWP:
    index % 2 === 0
      ? new File([createPng([11, 110, 105])], 'npwp.png')
      : new File([page('Kartu NPWP', name)], 'npwp.pdf'),
  fileLegalitas: new File(
    [page('Akta Pendirian', name, `Bidang usaha: ${sector}`)],
    'akta-pendirian.pdf',
  ),
  fileSIUP: new File([page('Nomor Induk Berusaha', name)], 'nib.pdf'),
});

const page = (title: string, ...lines: string[]) =>
  createPdf([title, ...lines, 'Dokumen contoh untuk dunia contoh; tidak berlaku.']);
