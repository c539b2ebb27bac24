import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const importRoles = [
  'SUPERADMIN',
  'ADMIN',
  'AM',
  'BHBU',
  'FASKES',
] as const satisfies readonly Role[];

/**
 * Lifecycle of an import: validated, then saved or discarded. A saved one can be undone; participants
 * who were changed since stay, and can be undone once the obstacle is gone.
 */
export const importStates = {
  names: ['DIPERIKSA', 'DISIMPAN', 'DIURUNGKAN_SEBAGIAN', 'DIURUNGKAN', 'DIBUANG'],
  initial: 'DIPERIKSA',
  transitions: [
    { from: 'DIPERIKSA', event: 'save', to: 'DISIMPAN', by: importRoles },
    { from: 'DIPERIKSA', event: 'discard', to: 'DIBUANG', by: [...importRoles, 'sistem'] },
    { from: 'DISIMPAN', event: 'undo', to: 'DIURUNGKAN', by: importRoles },
    { from: 'DISIMPAN', event: 'undoPartly', to: 'DIURUNGKAN_SEBAGIAN', by: importRoles },
    { from: 'DIURUNGKAN_SEBAGIAN', event: 'undo', to: 'DIURUNGKAN', by: importRoles },
    {
      from: 'DIURUNGKAN_SEBAGIAN',
      event: 'undoPartly',
      to: 'DIURUNGKAN_SEBAGIAN',
      by: importRoles,
    },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'DISIMPAN' | 'DIURUNGKAN_SEBAGIAN' | 'DIURUNGKAN' | 'DIBUANG',
  'save' | 'discard' | 'undo' | 'undoPartly'
>;

export type ImportState = StateOf<typeof importStates>;
