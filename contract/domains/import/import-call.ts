import { idParams } from '../../core/list.ts';
import type { Method } from '../../core/writes.ts';
import type { Permission } from '../../policy.ts';

/**
 * Common part of calls on one import. The server additionally checks the permission of the import's
 * kind.
 */
export const importCall = <const M extends Method>(method: M, path: string, summary: string) =>
  ({
    method,
    path: `/Peserta/impor/{id}${path}`,
    access: 'import.manage' satisfies Permission,
    summary,
    extension: true,
    params: idParams,
  }) as const;
