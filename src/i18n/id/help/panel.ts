/** Texts of the help panel. */
export const panel = {
  title: 'Bantuan: %{screen}',
  close: 'Tutup bantuan',
  tasks: 'Yang biasa dikerjakan di sini',
  open: 'Buka %{screen}',
  states: 'Arti status',
  key: 'Tekan ? untuk membuka bantuan di halaman mana pun.',
};
