import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { pesertaCalls, type Peserta } from '#contract/peserta/index.ts';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { groupNik } from '#src/ui/format/identity.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { listOf } from './definition.ts';

/** The fields that the server masks. */
export const numberFields = ['nik', 'noPaspor', 'noKitas', 'penanggung'] as const;
export type NumberField = (typeof numberFields)[number];

/** Identity numbers of one participant, masked or revealed. */
export interface Numbers {
  readonly of: (field: NumberField) => string | null;
  readonly isShown: boolean;
  readonly busy: boolean;
  /** Reveals the full numbers, which is audited, or hides them; undefined without the right. */
  readonly toggle: (() => void) | undefined;
}

/** Identity numbers for display; revealed numbers live only in this page's state. */
export function useNumbers(record: Peserta): Numbers {
  const may = useMay();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const { role } = useSignedIn();
  const [full, setFull] = useState<Readonly<Record<NumberField, string | null>>>();
  const [busy, setBusy] = useState(false);
  const reveal = async (): Promise<void> => {
    setBusy(true);
    try {
      setFull(await call(pesertaCalls.reveal, { params: { id: record.id } }));
      // Revealing adds an entry to the audit log shown on this page.
      await renew(client, listOf(role).name, ['getList', 'getOne']);
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'form.errors.system', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const isMay = may('peserta.reveal') && record.deletedAt === null;
  return {
    of: field => groupNik((full ?? record)[field]) || null,
    isShown: full !== undefined,
    busy,
    toggle: isMay ? () => (full ? setFull(undefined) : void reveal()) : undefined,
  };
}
