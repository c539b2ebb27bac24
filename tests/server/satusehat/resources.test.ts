import { describe, expect, it } from 'vitest';
import { satusehatGaps, type SatusehatGap } from '#contract/domains/satusehat/record.ts';
import { cleanLine } from '#contract/core/values/clean.ts';
import { assess } from '#server/domains/satusehat/assess.ts';
import { bundleText, resourcesOf } from '#server/domains/satusehat/fhir/bundle.ts';
import type { Source } from '#server/domains/satusehat/source.ts';
import {
  buildExternal,
  buildFacility,
  buildNotGiven,
  buildSource,
  buildSourceProduct,
  ihs,
  reaction,
} from '../../builders/satusehat.ts';
import { fc } from '../../properties.ts';
import { schemaErrors } from './fhir-schema.ts';

const immunization = (source: Source) => resourcesOf(source)[0];
const gaps = (source: Source) => assess(source).kurang;
/** A record for each thing that can be missing, which lacks that alone. */
const lacking: Readonly<Record<SatusehatGap, Source>> = {
  pembatasan: buildSource({ isRestricted: true }),
  organisasi: buildSource({ faskes: buildFacility({ ihsOrganisasi: null }) }),
  lokasi: buildSource({ faskes: buildFacility({ ihsLokasi: null }) }),
  pasien: buildSource({ noIHS: null }),
  kunjungan: buildSource({ kunjungan: null }),
  produk: buildSource({ product: null }),
  kodeVaksin: buildSource({ product: buildSourceProduct({ kodeKFA: null }) }),
  batch: buildSource({ batch: null }),
  kedaluwarsa: buildSource({ kadaluarsa: null }),
  vaksinator: buildSource({ vaksinator: null, ihsVaksinator: null }),
  nomorVaksinator: buildSource({ ihsVaksinator: null }),
  pelaksana: buildExternal({ pelaksana: null }),
  alasan: buildNotGiven({ alasan: null }),
  tanggal: buildSource({ tanggal: '2014-06-02' }),
};

describe('what a record lacks', () => {
  it.each(satusehatGaps)('%s is named, and nothing else', gap => {
    expect(gaps(lacking[gap])).toEqual([gap]);
    expect(assess(lacking[gap])).toMatchObject({ keadaan: 'KURANG', content: null });
  });

  it.each([
    ['a given dose', buildSource()],
    ['a dose that was not given', buildNotGiven()],
    ['a booster given elsewhere', buildExternal()],
  ])('%s with everything lacks nothing', (_name, source) => {
    expect(gaps(source)).toEqual([]);
    expect(assess(source).keadaan).toBe('SIAP');
  });

  it('a code of the vaccine that was entered before its form was checked is missing', () => {
    expect(gaps(buildSource({ product: buildSourceProduct({ kodeKFA: 'KFA-1' }) }))).toEqual([
      'kodeVaksin',
    ]);
  });
});

describe('a given dose', () => {
  it('says what is stored, in the codes of SATUSEHAT', () => {
    expect(immunization(buildSource())).toEqual({
      resourceType: 'Immunization',
      identifier: [
        {
          system: `http://sys-ids.kemkes.go.id/immunization/${ihs.organization}`,
          use: 'official',
          value: 'dosis-8812',
        },
      ],
      status: 'completed',
      vaccineCode: {
        coding: [
          { system: 'http://sys-ids.kemkes.go.id/kfa', code: '93000000' },
          { system: 'http://hl7.org/fhir/sid/cvx', code: '510' },
        ],
        text: 'Vaksin Contoh',
      },
      patient: { reference: `Patient/${ihs.patient}` },
      encounter: { reference: `Encounter/${ihs.encounter}` },
      occurrenceDateTime: '2026-11-10T03:15:00+00:00',
      recorded: '2026-11-10T03:16:02+00:00',
      primarySource: true,
      location: { reference: `Location/${ihs.location}`, display: 'Klinik Contoh' },
      manufacturer: {
        reference: `Organization/${ihs.manufacturer}`,
        display: 'Pabrik Contoh',
      },
      lotNumber: '202109B1234',
      expirationDate: '2027-03-31',
      site: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/v3-ActSite',
            code: 'LA',
            display: 'left arm',
          },
        ],
      },
      route: {
        coding: [{ system: 'https://www.whocc.no/atc_ddd_index/', code: 'inj.intramuscular' }],
      },
      doseQuantity: {
        value: 0.5,
        unit: 'mL',
        system: 'http://unitsofmeasure.org',
        code: 'mL',
      },
      performer: [
        {
          function: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/v2-0443',
                code: 'AP',
                display: 'Administering Provider',
              },
            ],
          },
          actor: { reference: `Practitioner/${ihs.practitioner}`, display: 'Ns. Contoh' },
        },
      ],
      reasonCode: [
        {
          coding: [
            {
              system: 'http://terminology.kemkes.go.id/CodeSystem/immunization-reason',
              code: 'IM-Pilihan',
            },
          ],
        },
      ],
      fundingSource: {
        coding: [
          {
            system: 'http://terminology.kemkes.go.id/CodeSystem/immunization-fundingSource',
            code: 'IF000002',
            display: 'Program Pilihan',
          },
          {
            system: 'http://terminology.hl7.org/CodeSystem/immunization-funding-source',
            code: 'private',
            display: 'Private',
          },
        ],
      },
      protocolApplied: [
        {
          series: 'Primer',
          targetDisease: [
            { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'U07.1' }] },
          ],
          doseNumberPositiveInt: 1,
          seriesDosesPositiveInt: 2,
        },
      ],
    });
  });

  it.each([
    ['WIB', '23:30', '2026-11-10T16:30:00+00:00'],
    ['WIB', '06:59', '2026-11-09T23:59:00+00:00'],
    ['WITA', '07:30', '2026-11-09T23:30:00+00:00'],
    ['WIT', '08:59', '2026-11-09T23:59:00+00:00'],
    ['WIT', '09:00', '2026-11-10T00:00:00+00:00'],
  ] as const)('at %s %s was on the right day in UTC', (zona, jam, expected) => {
    const source = buildSource({ jam, faskes: buildFacility({ zona }) });
    expect(immunization(source).occurrenceDateTime).toBe(expected);
  });

  it('has no code that the product lacks', () => {
    const source = buildSource({
      product: buildSourceProduct({ kodeCVX: null, kodeICD10: null, ihsProdusen: null }),
      lokasi: null,
    });
    const { vaccineCode, manufacturer, protocolApplied, ...rest } = immunization(source);
    expect(vaccineCode.coding).toHaveLength(1);
    expect(manufacturer).toEqual({ display: 'Pabrik Contoh' });
    expect(protocolApplied[0]).not.toHaveProperty('targetDisease');
    expect(rest).not.toHaveProperty('site');
  });
});

describe('a dose that was not given', () => {
  it.each([
    ['DITUNDA', 'SKRINING', ['IS000001', 'MEDPREC']],
    ['DITUNDA', 'STOK', ['IS000001', 'OSTOCK']],
    ['DITOLAK', 'PESERTA', ['IS000002', 'PATOBJ']],
    ['DITOLAK', 'LAINNYA', ['IS000002']],
  ] as const)('%s because of %s has its reason, and no lot', (hasil, alasan, codes) => {
    const made = immunization(buildNotGiven({ hasil, alasan }));
    expect(made.status).toBe('not-done');
    expect(made.statusReason?.coding?.map(({ code }) => code)).toEqual(codes);
    for (const element of [
      'lotNumber',
      'expirationDate',
      'site',
      'route',
      'doseQuantity',
      'performer',
      'manufacturer',
    ]) {
      expect(made).not.toHaveProperty(element);
    }
  });
});

describe('a booster given elsewhere', () => {
  it('comes from a record, has a day only and neither visit nor vaccinator', () => {
    const made = immunization(buildExternal());
    expect(made).toMatchObject({
      primarySource: false,
      reportOrigin: { coding: [{ code: 'record' }] },
      occurrenceDateTime: '2026-11-10',
      location: { display: 'RS Jauh' },
      performer: [
        {
          function: { coding: [{ code: 'EP' }] },
          actor: { reference: `Organization/${ihs.organization}` },
        },
      ],
    });
    for (const element of ['encounter', 'expirationDate', 'fundingSource', 'doseQuantity']) {
      expect(made).not.toHaveProperty(element);
    }
  });
});

describe('an adverse event', () => {
  it('is an observation of each symptom, which the immunization refers to', () => {
    const [made, ...observations] = resourcesOf(buildSource({ kipi: [reaction] }));
    expect(observations).toMatchObject([
      {
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code: '31044-1' }] },
        effectiveDateTime: '2026-11-10T18:00:00+00:00',
        valueCodeableConcept: { text: 'Demam tinggi (di atas 39 °C) lebih dari 1 hari' },
      },
      { valueCodeableConcept: { text: 'Nyeri lengan' } },
    ]);
    const entries = readBundle([[made, ...observations]]).entry;
    expect(made.reaction?.map(({ detail }) => detail.reference)).toEqual(
      entries.slice(1).map(({ fullUrl }) => fullUrl),
    );
    expect(observations[0]?.partOf).toEqual([{ reference: entries[0]?.fullUrl }]);
  });
});

interface ReadBundle {
  readonly entry: {
    readonly fullUrl: string;
    readonly resource: object;
    readonly request: object;
  }[];
}

const readBundle = (records: Parameters<typeof bundleText>[0]): ReadBundle =>
  JSON.parse([...bundleText(records, new Date('2026-11-10T09:00:00Z'))].join('')) as ReadBundle;

describe('the bundle', () => {
  it('replaces each resource by its identifier, which creates it when nothing has it', () => {
    const source = buildSource({ kipi: [reaction] });
    const search = (kind: string, value: string) =>
      `identifier=${encodeURIComponent(
        `http://sys-ids.kemkes.go.id/${kind}/${ihs.organization}|${value}`,
      )}`;
    const requests = readBundle([resourcesOf(source)]).entry.map(({ request }) => request);
    expect(requests).toEqual([
      { method: 'PUT', url: `Immunization?${search('immunization', 'dosis-8812')}` },
      { method: 'PUT', url: `Observation?${search('observation', 'kipi-12-1')}` },
      { method: 'PUT', url: `Observation?${search('observation', 'kipi-12-2')}` },
    ]);
  });

  it("is valid by HL7's schema of R4 with every resource, whatever is stored", () => {
    // Texts are stored clean.
    const word = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .map(cleanLine)
      .filter(text => text !== '');
    const day = fc.constantFrom('2026-11-10', '2024-02-29', '2021-05-18');
    const source = fc.oneof(
      fc
        .record({
          batch: word,
          kadaluarsa: day,
          tanggal: day,
          jam: fc.constantFrom('00:00', '06:59', '23:30'),
          vaksinator: word,
          lokasi: fc.constantFrom('LENGAN_KIRI', 'LENGAN_KANAN', null),
          dosisKe: fc.integer({ min: 1, max: 9 }),
          isCancelled: fc.boolean(),
          dikirimPada: fc.constant('2026-11-10T09:00:00.000Z'),
          kipi: fc.constantFrom([], [reaction]),
        })
        .map(buildSource),
      fc
        .constantFrom(
          ['DITUNDA', 'SKRINING'] as const,
          ['DITUNDA', 'JARAK'] as const,
          ['DITOLAK', 'PESERTA'] as const,
        )
        .map(([hasil, alasan]) => buildNotGiven({ hasil, alasan })),
      fc.record({ pelaksana: word, batch: fc.option(word), tanggal: day }).map(buildExternal),
    );
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 4 }), sources => {
        const bundle = readBundle(sources.map(resourcesOf));
        expect(schemaErrors(bundle)).toEqual([]);
        for (const { resource } of bundle.entry) expect(schemaErrors(resource)).toEqual([]);
      }),
    );
  });

  it('would not be valid without a patient, or with an element that R4 does not know', () => {
    const { patient: _patient, ...withoutPatient } = immunization(buildSource());
    expect(schemaErrors(withoutPatient)).not.toEqual([]);
    expect(schemaErrors({ ...immunization(buildSource()), lot: 'B1' })).not.toEqual([]);
  });
});
