import { symptomName } from '#documents/kipi/lines.ts';
import { statusOf } from '../gaps.ts';
import type { Source } from '../source.ts';
import { concept, examCategory, identifierSystem, reactionCode, type Concept } from './codes.ts';
import {
  fullUrlOf,
  identifierOf,
  numberOf,
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
  readonly effectiveDateTime: string;
  readonly valueCodeableConcept: Concept;
}

/** Returns the symptoms after a dose as observations, in order of onset; their words are those of the national form. */
export const observationsOf = (source: Source): Observation[] =>
  source.kipi.flatMap(event =>
    event.manifestasi.map((symptom, at) => ({
      resourceType: 'Observation' as const,
      identifier: [
        {
          system: identifierSystem('observation', numberOf(source.faskes.ihsOrganisasi)),
          use: 'official',
          value: `kipi-${event.id}-${at + 1}`,
        },
      ] as const,
      partOf: [{ reference: fullUrlOf(identifierOf(source)) }],
      status:
        statusOf(source) === 'entered-in-error'
          ? ('entered-in-error' as const)
          : ('final' as const),
      category: [concept(examCategory)],
      code: concept(reactionCode),
      subject: { reference: `Patient/${numberOf(source.noIHS)}` },
      encounter: { reference: `Encounter/${numberOf(source.kunjungan)}` },
      effectiveDateTime: utcOf(symptom.tanggal, symptom.jam, event.zona),
      valueCodeableConcept: { text: symptomName(symptom) },
    })),
  );
