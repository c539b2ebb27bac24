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
  readonly statusData: string;
}

/** Paths of the compared requests; every list has 25 rows and the number of all of them. */
export interface PeerPaths {
  readonly page: (page: number) => string;
  readonly byName: (page: number) => string;
  /** Invalid data, the latest birth dates first. */
  readonly filterAndSort: (page: number) => string;
  readonly byNik: (nik: string) => string;
  readonly partOfName: (text: string) => string;
  readonly record: (id: number) => string;
}

/** A running system. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  /** Headers of each account; requests of many clients take turns with them. */
  readonly accounts: readonly Readonly<Record<string, string>>[];
  readonly paths: PeerPaths;
  /** Imports a CSV file of as many new rows. @returns the seconds it took */
  readonly importRows: (count: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}
