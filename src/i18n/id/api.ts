/** Messages of failures that the server does not explain. Loads with the sign-in page. */
export const api = {
  system_error: 'Terjadi Kesalahan Sistem',
  unreachable: 'Server tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
  retry_in: 'Coba lagi dalam %{time}.',
  /** How a sentence of the server starts that says to try again, which `retry_in` replaces. */
  retry_advice: 'Coba lagi',
};
