import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { SatusehatReport } from '#contract/domains/satusehat/record.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { buildProduct } from '../../builders/batch.ts';
import { ihs } from '../../builders/satusehat.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import type { TestResponse, TestServer } from '../harness/server.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

type DoseOverrides = Partial<Parameters<typeof buildDose>[1]>;

interface Recorded {
  readonly id: number;
  readonly idPeserta: number;
}

/** Returns the digits of an invented number. */
export const digits = (n: number): string => String(n).padStart(11, '0');

/** Returns an invented visit of SATUSEHAT. */
export const encounter = (n: number): string =>
  `7a1c9d20-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;

/** A facility that has its numbers at SATUSEHAT, with its nurse and a product that has its codes. */
export interface SatusehatFixture extends VaksinasiFixture {
  readonly server: TestServer;
  readonly idProduk: number;
  /** A day of each test alone. */
  readonly day: string;
  /** Records a dose of a new participant at 23:30; SATUSEHAT's numbers are not known yet. */
  readonly recordDose: (overrides?: DoseOverrides) => Promise<Recorded>;
  /** Records a dose with all numbers. */
  readonly recordReady: (overrides?: DoseOverrides) => Promise<Recorded>;
  /** Enters numbers of a dose. */
  readonly save: (id: number, body: object, token?: string) => Promise<TestResponse>;
  readonly call: (
    method: 'POST' | 'PUT',
    path: string,
    body: object | FormData,
    token?: string,
  ) => Promise<TestResponse>;
  /** Reads the report of the day. */
  readonly report: (query?: string) => Promise<SatusehatReport>;
  /** What a file of the day is asked for with. */
  readonly range: (sidik: string) => object;
  /** Downloads with a ticket, as a browser does. */
  readonly download: (path: string, kueri: object) => Promise<Response>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useSatusehatFixture(): () => SatusehatFixture {
  const getClinic = useVaksinasiFixture();
  let idProduk = 0;
  let sequence = 0;
  let day = '';
  beforeAll(async () => {
    const { server, faskesId } = getClinic();
    idProduk = await buildProduct(server.db, {
      kodeKFA: '93000000',
      kodeCVX: '510',
      kodeICD10: 'U07.1',
    });
    await server.db
      .update(faskes)
      .set({ ihsOrganisasi: ihs.organization, ihsLokasi: ihs.location })
      .where(eq(faskes.id, faskesId));
  });
  beforeEach(() => {
    sequence += 1;
    day = `2029-11-${String(sequence).padStart(2, '0')}`;
  });

  return () => {
    const clinic = getClinic();
    const { server, faskesId, nurse, createPeserta } = clinic;
    const call: SatusehatFixture['call'] = (method, path, body, token = nurse.token) =>
      server.request(method, `/Satusehat${path}`, { token, body });
    const save: SatusehatFixture['save'] = (id, body, token) =>
      call('PUT', '/catatan', { sumber: 'DOSIS', nomor: id, ...body }, token);
    const recordDose: SatusehatFixture['recordDose'] = async (overrides = {}) => {
      const { id: idPeserta } = await createPeserta();
      const id = await buildDose(server.db, {
        pesertaId: idPeserta,
        faskesId,
        tanggal: day,
        jam: '23:30',
        vaksin: 'Sinopharm',
        batch: 'B1',
        kadaluarsa: '2031-01-31',
        lokasi: 'LENGAN_KIRI',
        vaksinator: 'Ns. Rini',
        idProduk,
        ...overrides,
      });
      return { id, idPeserta };
    };
    return {
      ...clinic,
      idProduk,
      day,
      call,
      save,
      recordDose,
      recordReady: async overrides => {
        const recorded = await recordDose(overrides);
        const { status, text } = await save(recorded.id, {
          noIHS: `P${digits(recorded.idPeserta)}`,
          kunjungan: encounter(recorded.id),
          ihsVaksinator: ihs.practitioner,
        });
        expect(status, text).toBe(200);
        return recorded;
      },
      report: async (query = '') => {
        const { json, status, text } = await server.request(
          'GET',
          `/Satusehat/laporan?dari=${day}&sampai=${day}${query}`,
          { token: nurse.token },
        );
        expect(status, text).toBe(200);
        return json as unknown as SatusehatReport;
      },
      range: sidik => ({ idFaskes: faskesId, dari: day, sampai: day, sidik }),
      download: async (path, kueri) => {
        const ticket = await call('POST', `${path}/tiket`, { kueri });
        expect(ticket.status, ticket.text).toBe(200);
        const response = await server.app.fetch(
          new Request(
            `http://portal.test/api/Satusehat${path}?tiket=${String(ticket.json['tiket'])}`,
          ),
          '127.0.0.1',
        );
        expect(response.status).toBe(200);
        return response;
      },
    };
  };
}
