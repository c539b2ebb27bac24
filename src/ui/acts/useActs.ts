import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { canAccess } from '#contract/policy.ts';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Definition } from '../resource/definition.ts';
import { actsOf, type Act } from './act.ts';

/** What the person signed in may do to records of a resource. */
export function useActs(definition: Definition): Act[] {
  const provider = useDataProvider<AppDataProvider>();
  const { call } = useApi();
  const { role } = useSignedIn();
  // The same list each time, or every row of a list would be drawn anew with every tick of a box.
  return useMemo(
    () => actsOf(definition, provider, call).filter(({ right }) => right && canAccess(role, right)),
    [definition, provider, call, role],
  );
}

/** Words of an act: `label`, `text` (its effect), `done`, and `reason` where one is asked for. */
export function useActWords(): (
  act: Act,
  key: 'label' | 'text' | 'done' | 'reason',
  values?: object,
) => string {
  const translate = useTranslate();
  return ({ words }, key, values = {}) =>
    words.reduceRight(
      (otherwise, at) => translate(`${at}.${key}`, { ...values, _: otherwise }),
      '',
    );
}
