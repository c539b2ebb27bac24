/** Messages of failures that the server does not explain. Loads with the sign-in page. */
export const api = {
  system_error: 'Terjadi Kesalahan Sistem',
  unreachable: 'Server tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
};
