import { createContext, useContext } from 'react';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';

/** State shared by the parts of a resource form, in addition to react-hook-form's. */
export interface ResourceForm {
  readonly definition: ResourceSpec;
  /** The opened record; undefined when creating. */
  readonly record: AnyRecord | undefined;
  /** Whether values are shown without inputs. */
  readonly isReadOnly: boolean;
  /** Set within a row of an array of objects. */
  readonly cell?: CellNames;
}

/** Names of the inputs of a row, which are unique in the form. */
export interface CellNames {
  /** Path of a field of the row: `baris.0.idFaskes`. */
  readonly path: (source: string) => string;
  /** Label of a field of the row: 'Faskes, baris 1'. */
  readonly label: (label: string) => string;
}

export const ResourceFormContext = createContext<ResourceForm | null>(null);

/**
 * Returns the enclosing resource form.
 * @throws outside of a resource form
 */
export function useResourceForm(): ResourceForm {
  const resourceForm = useContext(ResourceFormContext);
  if (!resourceForm) throw new Error('useResourceForm outside a resource form');
  return resourceForm;
}
