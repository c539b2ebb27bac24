import { createHash } from 'node:crypto';
import type { Source } from '../source.ts';
import { fullUrlOf, immunizationOf, utc, type Immunization } from './immunization.ts';
import { observationsOf, withdrawnObservationsOf, type Observation } from './observation.ts';

/** The resources of one record: the immunization, and an observation for each symptom after it that is or was known. */
export type RecordResources = readonly [Immunization, ...Observation[]];

/** Returns the resources of a record that lacks nothing. */
export function resourcesOf(source: Source): RecordResources {
  const observations = observationsOf(source);
  const reactions = observations.map(({ identifier: [identifier], effectiveDateTime }) => ({
    date: effectiveDateTime,
    url: fullUrlOf(identifier),
  }));
  return [
    immunizationOf(source, reactions),
    ...observations,
    ...withdrawnObservationsOf(source, observations),
  ];
}

/** Returns the digest of resources (SHA-256), by which a change is found without storing them. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * Each resource is replaced by its identifier, and created when nothing has it. A creation that is skipped when the
 * identifier exists would drop the changes of what was sent without being marked.
 */
const requestOf = ({
  resourceType,
  identifier: [{ system, value }],
}: Immunization | Observation) => ({
  method: 'PUT',
  url: `${resourceType}?identifier=${encodeURIComponent(`${system}|${value}`)}`,
});

/** Yields a transaction bundle of FHIR R4 as text, one entry at a time. */
export function* bundleText(records: readonly RecordResources[], now: Date): Generator<string> {
  yield `{"resourceType":"Bundle","type":"transaction","timestamp":"${utc(now)}","entry":[`;
  let separator = '\n';
  for (const resources of records) {
    for (const resource of resources) {
      const entry = {
        fullUrl: fullUrlOf(resource.identifier[0]),
        resource,
        request: requestOf(resource),
      };
      yield `${separator}${JSON.stringify(entry)}`;
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
