import { addDays } from '#contract/core/values/day.ts';
import { evidenceSlots, guarantees, type Guarantee } from '#contract/domains/faskes/index.ts';
import { readUploads, saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes, faskesStatement } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createPdf } from './documents.ts';

interface DemoFaskes {
  readonly name: string;
  readonly kind: 'KLINIK' | 'RS';
  readonly ownership: 'SWASTA' | 'BUMN';
  readonly head: string;
  readonly pic: string;
  readonly address: string;
  readonly region: string;
  readonly coordinates: readonly [latitude: number, longitude: number];
  /** Peserta per day; staff and chillers are derived from it. */
  readonly capacity: number;
  /** Days from today until the permit expires. */
  readonly permitDays: number;
  /** Guarantees without evidence files. */
  readonly unproven?: readonly Guarantee[];
  readonly closedReason?: string;
}

/**
 * Invented faskes: two complete, of which one is in Makassar, one with an expired permit, one without
 * some evidence, one inactive.
 */
const demoFaskes: readonly DemoFaskes[] = [
  {
    name: 'Klinik Pratama Melati',
    kind: 'KLINIK',
    ownership: 'SWASTA',
    head: 'dr. Wulan Paramita',
    pic: 'Kartika Dewi',
    address: 'Jalan Cihampelas Nomor 118, Cipaganti',
    region: '32.73',
    coordinates: [-6.893186, 107.603998],
    capacity: 120,
    permitDays: 640,
  },
  {
    name: 'RS Bunga Tanjung',
    kind: 'RS',
    ownership: 'BUMN',
    head: 'dr. Surya Atmaja, Sp.PD',
    pic: 'Lukman Hakim',
    address: 'Jalan Jenderal Sudirman Nomor 71, Sawerigading',
    region: '73.71',
    coordinates: [-5.139218, 119.412304],
    capacity: 400,
    permitDays: 410,
  },
  {
    name: 'Klinik Utama Kenanga',
    kind: 'KLINIK',
    ownership: 'SWASTA',
    head: 'dr. Ayu Candrawati',
    pic: 'Rama Saputra',
    address: 'Jalan Raya Darmo Nomor 54, Wonokromo',
    region: '35.78',
    coordinates: [-7.289166, 112.739827],
    capacity: 150,
    permitDays: -21,
  },
  {
    name: 'Klinik Pratama Anggrek',
    kind: 'KLINIK',
    ownership: 'SWASTA',
    head: 'dr. Bimo Satrio',
    pic: 'Tari Handayani',
    address: 'Jalan Pemuda Nomor 21, Sekayu',
    region: '33.74',
    coordinates: [-6.979423, 110.413591],
    capacity: 80,
    permitDays: 300,
    unproven: ['RANTAI_DINGIN', 'LIMBAH'],
  },
  {
    name: 'Klinik Cempaka',
    kind: 'KLINIK',
    ownership: 'SWASTA',
    head: 'dr. Nirmala Sari',
    pic: 'Yoga Pratama',
    address: 'Jalan Gatot Subroto Nomor 9, Denpasar Utara',
    region: '51.71',
    coordinates: [-8.639542, 115.216667],
    capacity: 60,
    permitDays: 200,
    closedReason: 'Gedung direnovasi sampai akhir tahun',
  },
];

const createdByName = 'Dunia contoh';

const dayFromNow = (now: Date, days: number): string => addDays(dayInJakarta(now), days);

/** Inserts the demo faskes with statements and evidence files; returns their ids in order. */
export async function seedDemoFaskes(db: Queryable, now: Date): Promise<{ id: number }[]> {
  const at = now.toISOString();
  const inserted = await db
    .insert(faskes)
    .values(
      demoFaskes.map((one, i) => ({
        namaFaskes: one.name,
        kodePcare: `VGR${1001 + i}`,
        nomorFaskes: `FKS-${one.region.replace('.', '')}-${String(i + 1).padStart(3, '0')}`,
        jenis: one.kind,
        kepemilikan: one.ownership,
        kepalaFaskes: one.head,
        alamat: one.address,
        kabKota: one.region,
        lat: one.coordinates[0],
        lng: one.coordinates[1],
        namaPIC: one.pic,
        noHP: `+628129000000${i + 1}`,
        kontakKipi: one.pic,
        hpKontakKipi: `+628129000000${i + 1}`,
        kapasitasHarian: one.capacity,
        jumlahVaksinator: Math.ceil(one.capacity / 40),
        jumlahChiller: Math.ceil(one.capacity / 100),
        kapasitasChiller: one.capacity * 30,
        noIzin: `440/${215 + i}/SIO/DINKES`,
        izinSampai: dayFromNow(now, one.permitDays),
        isActive: one.closedReason === undefined,
        alasanNonaktif: one.closedReason ?? null,
        createdAt: at,
        createdBy: createdByName,
        modifiedAt: at,
        modifiedBy: createdByName,
      })),
    )
    .returning({ id: faskes.id });
  for (const [index, one] of demoFaskes.entries()) {
    await seedStatement(db, now, inserted[index]?.id ?? 0, one);
  }
  return inserted;
}

async function seedStatement(db: Queryable, now: Date, id: number, one: DemoFaskes): Promise<void> {
  await db.insert(faskesStatement).values(
    guarantees.map(guarantee => ({
      faskesId: id,
      butir: guarantee,
      jawaban: true,
      berlakuSampai: guarantee === 'IZIN' ? dayFromNow(now, one.permitDays) : null,
      answeredAt: now.toISOString(),
      answeredBy: one.pic,
    })),
  );
  for (const slot of evidenceSlots) {
    if (one.unproven?.includes(slot.name)) continue;
    const name = `bukti-${slot.name.toLowerCase().replaceAll('_', '-')}.pdf`;
    const lines = [one.name, `Bukti: ${slot.name}`, 'Dokumen contoh, tidak berlaku'];
    const files = await readUploads({ berkas: new File([createPdf(lines)], name) }, ['berkas']);
    for (const file of files)
      await saveAttachment(db, now, { resource: 'faskes', recordId: id, slot }, file, one.pic);
  }
}
