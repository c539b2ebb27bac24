import { symptomName } from '#documents/kipi/lines.ts';
import { statusOf } from '../gaps.ts';
import type { Source } from '../source.ts';
import { concept, examCategory, identifierSystem, reactionCode, type Concept } from './codes.ts';
import {
  fullUrlOf,
  identifierOf,
  numberOf,
  organizationOf,
  utcOf,
  type Identifier,
  type Reference,
} from './immunization.ts';

/** An Observation of FHIR R4: one symptom of an adverse event (KIPI). */
export interface Observation {
  readonly resourceType: 'Observation';
  readonly identifier: readonly [Identifier];
  readonly partOf: readonly Reference[];
  readonly status: 'entered-in-error' | 'final';
  readonly category: readonly Concept[];
  readonly code: Concept;
  readonly subject: Reference;
  readonly encounter: Reference;
  /** When the symptom began; a withdrawn observation says neither that nor what it was. */
  readonly effectiveDateTime?: string;
  readonly valueCodeableConcept?: Concept;
}

/** An observation of a symptom that is stored. */
export type SymptomObservation = Observation &
  Required<Pick<Observation, 'effectiveDateTime' | 'valueCodeableConcept'>>;

/** Returns what every observation of a record says. */
const observationOf = (
  source: Source,
  value: string,
  status: Observation['status'],
): Observation => ({
  resourceType: 'Observation',
  identifier: [
    {
      system: identifierSystem('observation', organizationOf(source)),
      use: 'official',
      value,
    },
  ],
  partOf: [{ reference: fullUrlOf(identifierOf(source)) }],
  status,
  category: [concept(examCategory)],
  code: concept(reactionCode),
  subject: { reference: `Patient/${numberOf(source.noIHS)}` },
  encounter: { reference: `Encounter/${numberOf(source.kunjungan)}` },
});

/** Returns the symptoms after a dose as observations, in order of onset; their words are those of the national form. */
export const observationsOf = (source: Source): SymptomObservation[] => {
  const status = statusOf(source) === 'entered-in-error' ? 'entered-in-error' : 'final';
  return source.kipi.flatMap(event =>
    event.manifestasi.map((symptom, at) => ({
      ...observationOf(source, `kipi-${event.id}-${at + 1}`, status),
      effectiveDateTime: utcOf(symptom.tanggal, symptom.jam, event.zona),
      valueCodeableConcept: { text: symptomName(symptom) },
    })),
  );
};

/** Returns the observations that were sent and whose symptoms are not stored any more, as entered in error. */
export function withdrawnObservationsOf(
  source: Source,
  present: readonly Observation[],
): Observation[] {
  const values = new Set(present.map(({ identifier: [{ value }] }) => value));
  return source.pengamatan
    .filter(value => !values.has(value))
    .map(value => observationOf(source, value, 'entered-in-error'));
}
