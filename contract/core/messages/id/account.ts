/** Messages of accounts, roles and signing in. */
export const accountTexts = {
  'user.userName': 'Pakai huruf tanpa aksen, angka, titik, garis bawah atau tanda hubung',
  'role.name': 'Pakai huruf, angka, spasi, titik, garis bawah atau tanda hubung',
  'password.tooShort': 'Paling sedikit %{min} karakter; sebuah kalimat mudah diingat',
  'signIn.required': 'This field is required',
} as const;
