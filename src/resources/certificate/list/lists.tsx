import { useMemo } from 'react';
import { organizationRuleOf, type Role } from '#contract/policy.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { defineResource, type AnyRecord, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { certificateSpec } from '../definition.ts';
import { waitingSpec } from './waitingSpec.ts';

const IssuedNotice = lazyComponent(async () => (await import('./IssuedNotice.tsx')).IssuedNotice);
const WaitingNotice = lazyComponent(
  async () => (await import('./WaitingNotice.tsx')).WaitingNotice,
);

/** Returns the fields that are the same in every row of a role: its company, or its facility. */
function ownFields(role: Role): readonly string[] {
  const { kind } = organizationRuleOf(role);
  if (kind === 'bhbu') return ['idBHBU', 'namaBHBU'];
  return kind === 'faskes' ? ['idFaskes', 'namaFaskes'] : [];
}

/** Returns a definition without the fields that are the same in every row. */
function forRole<R extends AnyRecord>(spec: ResourceSpec<R>, role: Role): ResourceSpec {
  const hidden = ownFields(role);
  const isShown = (source: string): boolean => !hidden.includes(source);
  return defineResource<R>({
    ...spec,
    columns: spec.columns.filter(({ source }) => isShown(source)),
    filters: (spec.filters ?? []).filter(({ source }) => isShown(source)),
    card: { ...spec.card, facts: spec.card.facts.filter(isShown) },
  });
}

/** The proofs that were issued in the user's scope. */
export const CertificateList = () => {
  const { role } = useRequiredSession();
  const definition = useMemo(
    () => forRole({ ...certificateSpec, ListNotice: IssuedNotice, hasSelection: true }, role),
    [role],
  );
  return <ResourceList definition={definition} />;
};

/** The participants in the user's scope who wait for a proof. */
export const WaitingList = () => {
  const { role } = useRequiredSession();
  const definition = useMemo(
    () => forRole({ ...waitingSpec, ListNotice: WaitingNotice }, role),
    [role],
  );
  return <ResourceList definition={definition} />;
};
