import type { DoseReason, DoseResult } from '#contract/domains/vaksinasi/record.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';

/*
 * Code systems and codes of an immunization for SATUSEHAT. Sources: the ministry's documentation of the resource
 * Immunization, its code systems (CodeSystem-KemkesImmunization*), and HL7 FHIR R4. docs/satusehat.md says which of them a
 * facility must confirm with the ministry before it sends its first file.
 */

/** A code of a code system, as `Coding` in FHIR. */
export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}

/** Codes for one thing, as `CodeableConcept` in FHIR. */
export interface Concept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export const concept = (...coding: readonly Coding[]): Concept => ({ coding });

export const kfaSystem = 'http://sys-ids.kemkes.go.id/kfa';
export const icd10System = 'http://hl7.org/fhir/sid/icd-10';

/** Returns the namespace of identifiers that an organization gives. */
export const identifierSystem = (kind: 'immunization' | 'observation', organization: string) =>
  `http://sys-ids.kemkes.go.id/${kind}/${organization}`;

const kemkes = (name: string): string => `http://terminology.kemkes.go.id/CodeSystem/${name}`;
const hl7 = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`;

/** Why a dose was not given: postponed, or refused. */
export const statusReasons: Readonly<Record<Exclude<DoseResult, 'DIBERIKAN'>, Coding>> = {
  DITUNDA: {
    system: kemkes('immunization-statusReason'),
    code: 'IS000001',
    display: 'Imunisasi Ditunda',
  },
  DITOLAK: {
    system: kemkes('immunization-statusReason'),
    code: 'IS000002',
    display: 'Imunisasi Tidak Diberikan',
  },
};

/** Reasons of a visit for which HL7 has a code of the same meaning (v3-ActReason). */
export const actReasons: Readonly<Partial<Record<DoseReason, Coding>>> = {
  SKRINING: { system: hl7('v3-ActReason'), code: 'MEDPREC', display: 'medical precaution' },
  STOK: { system: hl7('v3-ActReason'), code: 'OSTOCK', display: 'product out of stock' },
  PESERTA: { system: hl7('v3-ActReason'), code: 'PATOBJ', display: 'patient objection' },
};

/** Injection sites (v3-ActSite). */
export const sites: Readonly<Record<string, Coding>> = {
  LENGAN_KIRI: { system: hl7('v3-ActSite'), code: 'LA', display: 'left arm' },
  LENGAN_KANAN: { system: hl7('v3-ActSite'), code: 'RA', display: 'right arm' },
};

/** Into the muscle, as the ministry's documentation codes it; all vaccines of the programme are injected so. */
export const route: Coding = {
  system: 'https://www.whocc.no/atc_ddd_index/',
  code: 'inj.intramuscular',
};

/** Who gave a dose, and who entered one that was given elsewhere (v2-0443). */
export const performers: Readonly<Record<'administering' | 'entering', Coding>> = {
  administering: { system: hl7('v2-0443'), code: 'AP', display: 'Administering Provider' },
  entering: { system: hl7('v2-0443'), code: 'EP', display: 'Entering Provider' },
};

/** A dose that was entered from a written record, such as a card of another facility. */
export const writtenRecord: Coding = {
  system: hl7('immunization-origin'),
  code: 'record',
  display: 'Written Record',
};

/** The programme: vaccination that companies order, not the routine programme. */
export const reasonCode: Coding = { system: kemkes('immunization-reason'), code: 'IM-Pilihan' };

/** Who pays: the company. */
export const fundingSource: readonly Coding[] = [
  {
    system: kemkes('immunization-fundingSource'),
    code: 'IF000002',
    display: 'Program Pilihan',
  },
  { system: hl7('immunization-funding-source'), code: 'private', display: 'Private' },
];

/** The series within which a dose has its number. */
export const series: Readonly<Record<VaccinationType, string>> = {
  0: 'Primer',
  1: 'Booster',
  2: 'Booster',
};

/** An observation about a reaction to a dose. */
export const reactionCode: Coding = {
  system: 'http://loinc.org',
  code: '31044-1',
  display: 'Immunization reaction',
};
export const examCategory: Coding = {
  system: hl7('observation-category'),
  code: 'exam',
  display: 'Exam',
};
