/** A row as every peer stores it. */
export interface PeerRow {
  readonly id: number;
  readonly nik: string;
  readonly nama: string;
  readonly tanggalLahir: string;
  readonly jenisKelamin: string;
  readonly noHP: string;
  readonly alamat: string;
  readonly kabKota: string;
  readonly kategori: string;
  readonly nip: string;
}

/** A running system with the paths of the compared requests. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A page of 25 by name with the number of all rows. */
  readonly listPath: (page: number) => string;
  readonly recordPath: (id: number) => string;
  readonly nikPath: (nik: string) => string;
  readonly stop: () => Promise<void>;
}
