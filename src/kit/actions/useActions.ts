import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { actionsOf, type Action } from './action.ts';

/** Actions of a resource that the signed-in user has permission for. */
export function useActions(definition: ResourceSpec): Action[] {
  const provider = useDataProvider<AppDataProvider>();
  const { call } = useApi();
  const { role } = useRequiredSession();
  // A stable array keeps the memoised rows from re-rendering on every selection change.
  return useMemo(
    () =>
      actionsOf(definition, provider, call).filter(
        ({ right, roles }) =>
          right && permissionScope(role, right) && (roles?.includes(role) ?? true),
      ),
    [definition, provider, call, role],
  );
}

/**
 * Translates an action's messages: `label`, `text` (its effect), `done`, and `question` where label and name do not
 * make one.
 */
export function useActionMessages(): (
  action: Action,
  key: 'label' | 'text' | 'done' | 'question',
  values?: object,
) => string {
  const translate = useTranslate();
  return ({ messageKeys }, key, values = {}) =>
    messageKeys.reduceRight(
      (fallback, at) => translate(`${at}.${key}`, { ...values, _: fallback }),
      '',
    );
}
