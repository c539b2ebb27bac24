import { requestKinds, type RequestKind } from '../../states/permintaan-data.ts';

const copyAndCorrection: readonly RequestKind[] = ['SALINAN', 'PERBAIKAN'];
const otherRights = requestKinds.filter(kind => !copyAndCorrection.includes(kind));

/** Why a request may be refused: the article of Law 27 of 2022, and the kinds of requests that it is about. */
export const refusalGrounds = {
  /** Article 15 paragraph 1: exceptions from the rights of articles 8, 9, 10, 11 and 13. */
  PERTAHANAN: { pasal: '15 ayat (1) huruf a', kinds: otherRights },
  PENEGAKAN_HUKUM: { pasal: '15 ayat (1) huruf b', kinds: otherRights },
  KEPENTINGAN_UMUM: { pasal: '15 ayat (1) huruf c', kinds: otherRights },
  PENGAWASAN_KEUANGAN: { pasal: '15 ayat (1) huruf d', kinds: otherRights },
  STATISTIK: { pasal: '15 ayat (1) huruf e', kinds: otherRights },
  /** Article 33: access to data and changes of it. */
  KESELAMATAN: { pasal: '33 huruf a', kinds: copyAndCorrection },
  DATA_ORANG_LAIN: { pasal: '33 huruf b', kinds: copyAndCorrection },
  PERTAHANAN_AKSES: { pasal: '33 huruf c', kinds: copyAndCorrection },
  /** Article 44: data is not destroyed while it is retained by law or for a legal process. */
  MASA_SIMPAN: { pasal: '44 ayat (1) huruf a', kinds: ['PENGHAPUSAN'] },
  PROSES_HUKUM: { pasal: '44 ayat (1) huruf c', kinds: ['PENGHAPUSAN'] },
  /** Article 14: a request is a recorded one, of the person whose data it is. */
  IDENTITAS: { pasal: '14', kinds: requestKinds },
  TIDAK_ADA_DATA: { pasal: '14', kinds: requestKinds },
} as const satisfies Record<
  string,
  { readonly pasal: string; readonly kinds: readonly RequestKind[] }
>;

export type RefusalGround = keyof typeof refusalGrounds;

export const refusalGroundNames = Object.keys(refusalGrounds) as [
  RefusalGround,
  ...RefusalGround[],
];

/** Whether a request of a kind may be refused for a reason. */
export const groundFits = (ground: RefusalGround, kind: RequestKind): boolean =>
  (refusalGrounds[ground].kinds as readonly RequestKind[]).includes(kind);
