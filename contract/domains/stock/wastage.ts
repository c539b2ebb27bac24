/**
 * Why vaccine is wasted, by the two kinds that reports of immunisation distinguish: doses of closed
 * vials, and doses of a vial that was opened for use.
 */
export const wastageReasons = {
  vialTertutup: ['PECAH', 'BEKU', 'SUHU', 'VVM', 'HILANG', 'TERTUTUP_LAIN'],
  vialTerbuka: ['SISA_TERBUKA', 'KONTAMINASI', 'GAGAL_SUNTIK', 'TERBUKA_LAIN'],
} as const;

export const allWastageReasons = [
  ...wastageReasons.vialTertutup,
  ...wastageReasons.vialTerbuka,
] as const;
export type WastageReason = (typeof allWastageReasons)[number];

/** Whether doses were wasted after their vial was opened. */
export const isOpenVialWastage = (reason: WastageReason): boolean =>
  wastageReasons.vialTerbuka.some(open => open === reason);
