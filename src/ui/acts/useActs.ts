import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { canAccess } from '#contract/policy.ts';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Definition } from '../resource/definition.ts';
import { actsOf, type Act } from './act.ts';

/** Actions of a resource that the signed-in user has permission for. */
export function useActs(definition: Definition): Act[] {
  const provider = useDataProvider<AppDataProvider>();
  const { call } = useApi();
  const { role } = useSignedIn();
  // A stable array keeps the memoised rows from re-rendering on every selection change.
  return useMemo(
    () => actsOf(definition, provider, call).filter(({ right }) => right && canAccess(role, right)),
    [definition, provider, call, role],
  );
}

/**
 * Translates an action's messages: `label`, `text` (its effect), `done`, and `reason` when the
 * action requires one.
 */
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
