import type { Letterhead } from '#contract/core/document/block.ts';
import type { Guarantee } from '#contract/domains/faskes/guarantees.ts';
import type { PksSnapshot, pksKinds } from '#contract/domains/pks/record.ts';
import type { signatureRecord } from '#contract/domains/order/signature.ts';
import type { z } from '#contract/core/zod.ts';

type SignatureRecord = z.infer<typeof signatureRecord>;

/** A product as Lampiran II describes it. */
export interface AgreementProduct {
  readonly nama: string;
  readonly jenisVaksin: string | null;
  readonly produsen: string;
  readonly importir: string;
  readonly noEUA: string;
  readonly volumeMl: number;
  readonly dosisPerVial: number;
  readonly vialPerBox: number;
  readonly dosisPerOrang: number;
  readonly intervalHari: number | null;
  readonly suhuMin: number;
  readonly suhuMax: number;
}

/** A facility with its statement, for Lampiran IV. */
export interface AgreementFacility {
  readonly nama: string;
  readonly alamat: string;
  readonly kodePcare: string | null;
  readonly nomorFaskes: string | null;
  readonly kepala: string | null;
  readonly jaminan: readonly {
    readonly butir: Guarantee;
    readonly jawaban: boolean | null;
    readonly catatan: string | null;
  }[];
}

/** Everything that an agreement prints. */
export interface AgreementInput {
  /** The seller on the day of its issue. */
  readonly letterhead: Letterhead | null;
  readonly noPKS: string | null;
  readonly jenis: (typeof pksKinds)[number];
  readonly noOrder: string | null;
  readonly tanggalPKS: string | null;
  readonly berlakuSampai: string | null;
  readonly isi: PksSnapshot;
  readonly produk: readonly AgreementProduct[];
  readonly faskes: readonly AgreementFacility[];
  readonly ttdPembeli: SignatureRecord | null;
  readonly ttdPenjual: SignatureRecord | null;
}
