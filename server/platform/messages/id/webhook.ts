/** Messages about webhooks. */
export const webhookTexts = {
  'sharedView.tooMany':
    'Daftar ini sudah punya %{jumlah} filter bersama. Hapus yang tidak dipakai lagi.',
  'webhook.httpsOnly':
    'Pakai https. http hanya untuk host yang disebut administrator di WEBHOOK_HOSTS.',
  'webhook.hostNotAllowed':
    'Host %{host} belum diizinkan. Minta administrator portal menambahkannya di WEBHOOK_HOSTS.',
  'webhook.subjectWithoutMeaning':
    'Salah satu jenis data tidak berlaku bagi organisasi ini. Kosongkan pilihannya.',
  'webhook.tooMany': 'Organisasi ini sudah punya %{jumlah} webhook. Hapus yang tidak dipakai lagi.',
  'webhook.tooManyTests': 'Sudah %{jumlah} uji dalam satu jam. Coba lagi nanti.',
  'webhook.tooManyResends': 'Terlalu banyak kiriman ulang webhook dengan akun ini.',
  'webhook.off': '%{nama} tidak aktif. Nyalakan dahulu.',
  'webhook.wrongState': '%{nama} berstatus %{keadaan}.',
  'webhook.state.AKTIF': 'Aktif',
  'webhook.state.GAGAL': 'Gagal',
  'webhook.state.MATI': 'Dimatikan',
} as const;
