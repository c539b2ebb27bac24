import { enteredValue } from '../../core/values/entered.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { z } from '../../core/zod.ts';

/** Units of measure in Coretax by their codes without the prefix `UM.`, as Coretax names them. */
export const taxUnitNames = {
  '0001': 'Metrik Ton',
  '0002': 'Wet Ton',
  '0003': 'Kilogram',
  '0004': 'Gram',
  '0005': 'Karat',
  '0006': 'Kiloliter',
  '0007': 'Liter',
  '0008': 'Barrel',
  '0009': 'MMBTU',
  '0010': 'Ampere',
  '0011': 'Sentimeter Kubik',
  '0012': 'Meter Persegi',
  '0013': 'Meter',
  '0014': 'Inches',
  '0015': 'Sentimeter',
  '0016': 'Yard',
  '0017': 'Lusin',
  '0018': 'Unit',
  '0019': 'Set',
  '0020': 'Lembar',
  '0021': 'Piece',
  '0022': 'Boks',
  '0023': 'Tahun',
  '0024': 'Bulan',
  '0025': 'Minggu',
  '0026': 'Hari',
  '0027': 'Jam',
  '0028': 'Menit',
  '0029': 'Persen',
  '0030': 'Kegiatan',
  '0031': 'Laporan',
  '0032': 'Bahan',
  '0033': 'Lainnya',
  '0034': 'Meter Kubik',
  '0035': 'Sentimeter Persegi',
  '0036': 'Drum',
  '0037': 'Karton',
  '0038': 'Kwh',
  '0039': 'Roll',
} as const;
export type TaxUnit = keyof typeof taxUnitNames;

export const taxUnits = Object.keys(taxUnitNames).sort() as [TaxUnit, ...TaxUnit[]];

/** What products and services state on a tax invoice until someone chooses something else. */
export const taxItemDefaults = {
  /** HS 30.02, vaccines; "lainnya", since there is no unit for doses. */
  product: { kodeBarangJasa: '300200', satuanFaktur: '0033' },
  /** General services; "kegiatan". */
  service: { kodeBarangJasa: '000000', satuanFaktur: '0030' },
} as const;

/** What a tax invoice states of a product or service; the import into Coretax needs both. */
export const taxItemFields = {
  /** Code of goods or services in Coretax. */
  kodeBarangJasa: enteredValue()
    .regex(/^\d{6}$/, issueMessage('faktur.itemCode'))
    .nullish()
    .meta({ input: 'code' }),
  satuanFaktur: z.enum(taxUnits).nullish(),
};

export const taxItemRecord = {
  kodeBarangJasa: z.string().nullable().meta({ input: 'code' }),
  satuanFaktur: z.enum(taxUnits).nullable(),
};

/** Returns what a tax invoice states of a product or service. */
export const taxItem = ({
  kodeBarangJasa,
  satuanFaktur,
}: {
  readonly kodeBarangJasa: string | null;
  readonly satuanFaktur: TaxUnit | null;
}) => ({ kodeBarangJasa, satuanFaktur });
