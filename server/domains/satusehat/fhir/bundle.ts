import { createHash } from 'node:crypto';
import type { Source } from '../source.ts';
import { fullUrlOf, immunizationOf, utc, type Immunization } from './immunization.ts';
import { observationsOf, type Observation } from './observation.ts';

/** The resources of one record: the immunization, and an observation for each symptom after it. */
export type RecordResources = readonly [Immunization, ...Observation[]];

/** Returns the resources of a record that lacks nothing. */
export function resourcesOf(source: Source): RecordResources {
  const observations = observationsOf(source);
  const reactions = observations.map(({ identifier: [identifier], effectiveDateTime }) => ({
    date: effectiveDateTime,
    url: fullUrlOf(identifier),
  }));
  return [immunizationOf(source, reactions), ...observations];
}

/** Returns the digest of resources (SHA-256), by which a change is found without storing them. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** One record of a bundle, and whether SATUSEHAT has it already. */
export interface BundleRecord {
  readonly resources: RecordResources;
  readonly wasSent: boolean;
}

/** A new resource is created unless its identifier exists; one that was sent is replaced by its identifier. */
function requestOf(
  { resourceType, identifier: [{ system, value }] }: Immunization | Observation,
  wasSent: boolean,
) {
  const search = `identifier=${encodeURIComponent(`${system}|${value}`)}`;
  return wasSent
    ? { method: 'PUT', url: `${resourceType}?${search}` }
    : { method: 'POST', url: resourceType, ifNoneExist: search };
}

/** Yields a transaction bundle of FHIR R4 as text, one entry at a time. */
export function* bundleText(records: readonly BundleRecord[], now: Date): Generator<string> {
  yield `{"resourceType":"Bundle","type":"transaction","timestamp":"${utc(now)}","entry":[`;
  let separator = '\n';
  for (const { resources, wasSent } of records) {
    for (const resource of resources) {
      const entry = {
        fullUrl: fullUrlOf(resource.identifier[0]),
        resource,
        request: requestOf(resource, wasSent),
      };
      yield `${separator}${JSON.stringify(entry)}`;
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
