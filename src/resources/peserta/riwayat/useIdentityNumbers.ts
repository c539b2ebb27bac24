import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesertaCalls, type Peserta } from '#contract/domains/peserta/index.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { groupNik } from '#src/kit/format/identity.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { detailDefinitionFor } from './definition.ts';

/** The fields that the server masks. */
export const identityNumberFields = ['nik', 'noPaspor', 'noKitas', 'penanggung'] as const;
export type IdentityNumberField = (typeof identityNumberFields)[number];

/** Identity numbers of one participant, masked or revealed. */
export interface IdentityNumbers {
  readonly format: (field: IdentityNumberField) => string | null;
  readonly isRevealed: boolean;
  readonly isLoading: boolean;
  /** Reveals the full numbers, which is audited, or hides them; undefined without the right. */
  readonly toggle: (() => void) | undefined;
}

/** Identity numbers for display; revealed numbers live only in this page's state. */
export function useIdentityNumbers(record: Peserta): IdentityNumbers {
  const can = usePermission();
  const client = useQueryClient();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const [revealed, setRevealed] = useState<Readonly<Record<IdentityNumberField, string | null>>>();
  const reveal = useCommand({
    run: async () => {
      const numbers = await call(pesertaCalls.reveal, { params: { id: record.id } });
      // Revealing adds an entry to the audit log shown on this page.
      await invalidateResource(client, detailDefinitionFor(role).name, ['getList', 'getOne']);
      return numbers;
    },
    onSuccess: setRevealed,
    notifiesErrors: true,
  });
  const canReveal = can('peserta.reveal') && record.deletedAt === null;
  return {
    format: field => groupNik((revealed ?? record)[field]) || null,
    isRevealed: revealed !== undefined,
    isLoading: reveal.isRunning,
    toggle: canReveal ? () => (revealed ? setRevealed(undefined) : void reveal.run()) : undefined,
  };
}
