/** Messages of printed documents that are mailed. */
export const documentTexts = {
  'document.noRecipient': 'Isi paling sedikit satu alamat email',
  'document.tooManyRecipients': 'Paling banyak %{n} alamat email',
  'document.wrongRecipient': '“%{alamat}” bukan alamat email',
} as const;
