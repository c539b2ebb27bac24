import { createHash } from 'node:crypto';
import { toInstant, type Zone } from '#contract/core/values/zone.ts';
import { cvxSystem } from '#contract/core/health-card.ts';
import type { ImmunizationStatus } from '#contract/domains/satusehat/record.ts';
import { isGiven, isOwn, statusOf } from '../gaps.ts';
import type { Source, SourceProduct } from '../source.ts';
import {
  actReasons,
  concept,
  fundingSource,
  icd10System,
  identifierSystem,
  kfaSystem,
  performers,
  reasonCode,
  route,
  series,
  sites,
  statusReasons,
  writtenRecord,
  type Concept,
} from './codes.ts';

/** A reference to another resource, or to something that has no number. */
export interface Reference {
  readonly reference?: string;
  readonly display?: string;
}

export interface Identifier {
  readonly system: string;
  readonly use: 'official';
  readonly value: string;
}

/** An Immunization of FHIR R4, with the elements that the portal fills. */
export interface Immunization {
  readonly resourceType: 'Immunization';
  readonly identifier: readonly [Identifier];
  readonly status: ImmunizationStatus;
  readonly statusReason?: Concept;
  readonly vaccineCode: Concept;
  readonly patient: Reference;
  readonly encounter?: Reference;
  readonly occurrenceDateTime: string;
  readonly recorded: string;
  readonly primarySource: boolean;
  readonly reportOrigin?: Concept;
  readonly location: Reference;
  readonly manufacturer?: Reference;
  readonly lotNumber?: string;
  readonly expirationDate?: string;
  readonly site?: Concept;
  readonly route?: Concept;
  readonly doseQuantity?: {
    readonly value: number;
    readonly unit: string;
    readonly system: string;
    readonly code: string;
  };
  readonly performer?: readonly { readonly function: Concept; readonly actor: Reference }[];
  readonly reasonCode: readonly Concept[];
  readonly fundingSource?: Concept;
  readonly reaction?: readonly { readonly date: string; readonly detail: Reference }[];
  readonly protocolApplied: readonly {
    readonly series: string;
    readonly targetDisease?: readonly Concept[];
    readonly doseNumberPositiveInt: number;
    readonly seriesDosesPositiveInt?: number;
  }[];
}

/** Returns an instant as SATUSEHAT takes it: UTC with the offset `+00:00`. */
export const utc = (at: Date | string): string =>
  `${new Date(at).toISOString().slice(0, 19)}+00:00`;

/** Returns a day and time of a facility in UTC. */
export const utcOf = (day: string, time: string, zone: Zone): string =>
  utc(toInstant({ day, time }, zone));

/** Returns the number that a record must have to be exported. */
export function numberOf(value: string | null): string {
  if (value === null) throw new Error('A record that lacks a number is not exported.');
  return value;
}

/**
 * Returns the number of the organization in whose namespace a record has its identifiers. It stays as it was sent, also
 * when the number of the facility is corrected or the record moves to another facility.
 */
export const organizationOf = ({ organisasi, faskes }: Source): string =>
  organisasi ?? numberOf(faskes.ihsOrganisasi);

/** Returns the identifier of a record, the same for its whole life: cancelled and corrected ones are found by it. */
export const identifierOf = (source: Source): Identifier => ({
  system: identifierSystem('immunization', organizationOf(source)),
  use: 'official',
  value: source.sumber === 'DOSIS' ? `dosis-${source.nomor}` : `booster-luar-${source.nomor}`,
});

/** Returns the address of a resource within a bundle: a UUID that follows from its identifier. */
export function fullUrlOf({ system, value }: Identifier): string {
  const digits = createHash('sha256').update(`${system}|${value}`).digest('hex');
  // Version 8 and variant 1 of RFC 9562.
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

const vaccineOf = ({ kodeKFA, kodeCVX, nama }: SourceProduct): Concept => ({
  coding: [
    { system: kfaSystem, code: numberOf(kodeKFA) },
    ...(kodeCVX ? [{ system: cvxSystem, code: kodeCVX }] : []),
  ],
  text: nama,
});

const manufacturerOf = ({ produsen, ihsProdusen }: SourceProduct): Reference => ({
  ...(ihsProdusen ? { reference: `Organization/${ihsProdusen}` } : {}),
  display: produsen,
});

/** The codes of the reason for which a dose was not given. */
function statusReasonOf({ hasil, alasan }: Source): Concept | undefined {
  if (hasil === null || hasil === 'DIBERIKAN') return undefined;
  const more = alasan === null ? undefined : actReasons[alasan];
  return concept(statusReasons[hasil], ...(more ? [more] : []));
}

/** What only a dose has that the facility gave itself. */
const ownDose = (source: Source, product: SourceProduct): Partial<Immunization> => {
  const site = source.lokasi === null ? undefined : sites[source.lokasi];
  return {
    lotNumber: numberOf(source.batch),
    expirationDate: numberOf(source.kadaluarsa),
    ...(site ? { site: concept(site) } : {}),
    route: concept(route),
    doseQuantity: {
      value: product.volumeMl,
      unit: 'mL',
      system: 'http://unitsofmeasure.org',
      code: 'mL',
    },
    performer: [
      {
        function: concept(performers.administering),
        actor: {
          reference: `Practitioner/${numberOf(source.ihsVaksinator)}`,
          display: numberOf(source.vaksinator),
        },
      },
    ],
  };
};

/** What only a booster has that was given elsewhere and copied from a record. */
const external = (source: Source): Partial<Immunization> => ({
  reportOrigin: concept(writtenRecord),
  ...(source.batch ? { lotNumber: source.batch } : {}),
  performer: [
    {
      function: concept(performers.entering),
      actor: {
        reference: `Organization/${numberOf(source.faskes.ihsOrganisasi)}`,
        display: source.faskes.namaFaskes,
      },
    },
  ],
});

/** When the dose was given or was to be; a booster elsewhere has a day only. */
const occurrenceOf = ({ tanggal, jam, faskes }: Source): string =>
  jam === null ? tanggal : utcOf(tanggal, jam, faskes.zona);

/**
 * Returns a record that lacks nothing as an immunization; only what is stored is in it.
 * @param reactions the adverse events, as observations of the same bundle
 */
export function immunizationOf(
  source: Source,
  reactions: readonly { readonly date: string; readonly url: string }[],
): Immunization {
  const { product, faskes } = source;
  if (product === null) throw new Error('A record without a product is not exported.');
  const statusReason = statusReasonOf(source);
  const own = isOwn(source);
  return {
    resourceType: 'Immunization',
    identifier: [identifierOf(source)],
    status: statusOf(source),
    ...(statusReason ? { statusReason } : {}),
    vaccineCode: vaccineOf(product),
    patient: { reference: `Patient/${numberOf(source.noIHS)}` },
    ...(own ? { encounter: { reference: `Encounter/${numberOf(source.kunjungan)}` } } : {}),
    occurrenceDateTime: occurrenceOf(source),
    recorded: utc(source.recordedAt),
    primarySource: own,
    location: own
      ? { reference: `Location/${numberOf(faskes.ihsLokasi)}`, display: faskes.namaFaskes }
      : { display: numberOf(source.pelaksana) },
    ...(isGiven(source) ? { manufacturer: manufacturerOf(product) } : {}),
    ...(own ? (isGiven(source) ? ownDose(source, product) : {}) : external(source)),
    reasonCode: [concept(reasonCode)],
    // Who paid for a booster elsewhere is not known.
    ...(own ? { fundingSource: concept(...fundingSource) } : {}),
    ...(reactions.length > 0
      ? { reaction: reactions.map(({ date, url }) => ({ date, detail: { reference: url } })) }
      : {}),
    protocolApplied: [
      {
        series: series[source.vaccinationType],
        ...(product.kodeICD10
          ? { targetDisease: [concept({ system: icd10System, code: product.kodeICD10 })] }
          : {}),
        doseNumberPositiveInt: source.dosisKe,
        ...(source.vaccinationType === 0 ? { seriesDosesPositiveInt: product.dosisPerOrang } : {}),
      },
    ],
  };
}
