import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { CallInput, CallResponse, Endpoint } from '#contract/core/endpoint.ts';
import {
  luringCalls,
  type PreparedDay,
  type PreparedPerson,
} from '#contract/domains/luring/index.ts';
import { CallError, type Call } from '#src/providers/api/http.ts';
import { offlineKey } from '#src/providers/offline/offlineCall.ts';
import { createOfflineDay } from '#src/providers/offline/offlineDay.ts';
import type { OfflineSession } from '#src/providers/offline/offlineKeys.ts';
import { createMemoryStore } from './memoryStore.ts';

/** Returns a person of the prepared day, who waits for the first dose. */
export function preparedPerson(
  id: number,
  overrides: Partial<PreparedPerson['antrean']> = {},
): PreparedPerson {
  return {
    antrean: {
      id,
      nama: `Peserta ${id}`,
      nik: '3273••••••••0001',
      noPaspor: null,
      tanggalLahir: '1990-01-01',
      jenisKelamin: 'P',
      vaccinationType: 0,
      noHP: '+6281200000001',
      idBHBU: 7,
      namaBHBU: 'PT Contoh',
      zona: 'WIB',
      alasan: [],
      rencanaTanggal: '2030-01-02',
      komorbid: false,
      dosisDiberikan: 0,
      tanggalVaksinasi: null,
      dosisBerikut: 1,
      jatuhTempo: null,
      halangan: null,
      peringatan: null,
      vaksinSebelumnya: null,
      bolehMulai: null,
      kunjungan: null,
      hadir: null,
      ...overrides,
    },
    aturan: {
      vaccinationType: 0,
      birthDate: '1990-01-01',
      isValid: true,
      isActive: true,
      dosesGiven: 0,
      lastGivenOn: null,
      otherDoses: [],
      primaryDoneOn: null,
      lastBoosterOn: null,
      lastPrimaryOn: null,
      refusal: null,
    },
    sebab: 'RENCANA',
    dosis: [],
  };
}

const batch = {
  id: 5,
  nomor: 'VGR-5',
  idProduk: 3,
  namaProduk: 'Vaksin Uji',
  tipe: 'VAKSIN_PRIMER',
  kedaluwarsa: '2030-12-31',
  pernahDipakai: true,
  stok: 2,
  peringatan: null,
} as const;
const pilihan = {
  produk: [{ id: 3, name: 'Vaksin Uji', tipe: 'VAKSIN_PRIMER' as const }],
  batch: [batch],
  perusahaan: null,
  halangan: null,
};

/** Returns a prepared day of 2 January 2030. */
export const preparedDay = (orang: readonly PreparedPerson[]): PreparedDay => ({
  disiapkan: '2030-01-02T00:55:00.000Z',
  berlakuSampai: '2030-01-02T17:00:00.000Z',
  tanggal: '2030-01-02',
  idFaskes: 9,
  namaFaskes: 'Klinik Uji',
  zona: 'WIB',
  tutup: null,
  orang: [...orang],
  tidakTermuat: 0,
  vaksin: [
    { idBHBU: null, jenis: null, pilihan },
    { idBHBU: 7, jenis: 0, pilihan },
  ],
  voucher: [],
});

type Sent = CallInput<typeof luringCalls.send>['body'];

/** A browser, and a server that stores the secrets of its accounts and takes acts in. */
export function createOfflineWorld(day: PreparedDay) {
  // The next test of this window, perhaps of another file, has prepared no day.
  onTestFinished(() => localStorage.removeItem(offlineKey));
  const { store, tables } = createMemoryStore();
  /** What the server gives each browser; without it the server has forgotten the browser. */
  const secrets = new Map<string, string>();
  const state = {
    session: { id: 1, token: 'token-satu' } as OfflineSession | null,
    /** By the clock of the device, which is right while the day is prepared. */
    now: new Date('2030-01-02T00:55:00.000Z'),
    sent: [] as Sent[],
    /** Answers a sent act; an error is thrown. */
    answer: (_sent: Sent): Partial<CallResponse<typeof luringCalls.send>> | Error => ({}),
  };
  const call = ((endpoint: Endpoint, input: never) => {
    if (endpoint === luringCalls.openDevice) {
      const { body } = input as CallInput<typeof luringCalls.openDevice>;
      if (!secrets.has(body.perangkat)) {
        if (!body.pertama) return Promise.reject(new CallError(404, 'forgotten', null));
        secrets.set(body.perangkat, randomBytes(32).toString('base64url'));
      }
      return Promise.resolve({ rahasia: secrets.get(body.perangkat) });
    }
    if (endpoint === luringCalls.prepare) return Promise.resolve(day);
    const { body } = input as { readonly body: Sent };
    const answer = state.answer(body);
    if (answer instanceof Error) return Promise.reject(answer);
    state.sent.push(body);
    return Promise.resolve({ id: '', status: 'DITERIMA', idDosis: 1, alasan: null, ...answer });
  }) as Call;
  /** Opens the same browser again, as after it was killed. */
  const reopen = () =>
    createOfflineDay(
      store,
      () => state.session,
      () => state.now,
    );
  return { browserDay: reopen(), reopen, call, state, store, tables, secrets };
}

/** Everything in the tables as text, to search it. */
export const storedText = (tables: Record<string, Map<number | string, unknown>>): string =>
  JSON.stringify(
    Object.values(tables).flatMap(rows => [...rows.values()]),
    (_key, value: unknown) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
  );
