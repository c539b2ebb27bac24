/** Messages of external services. */
export const externalTexts = {
  'external.failed':
    'Layanan %{layanan} tidak menjawab dengan semestinya. Tidak ada yang diubah; coba lagi beberapa saat lagi.',
  'external.service.eligibility': 'kelayakan booster',
  'external.service.ticket': 'tiket booster',
  'external.notEligible': 'Belum layak menurut layanan kelayakan',
} as const;
