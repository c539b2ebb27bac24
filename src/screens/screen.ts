import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { MenuEntry, Permission } from '#contract/policy.ts';
import type { MessageKey } from '../i18n/messages.ts';

/** A route of the console with its permission and title. */
export interface Screen {
  readonly path: string;
  /** Required right; without it the screen shows 'Akses ditolak'. */
  readonly access: Permission;
  /** With the scope `own`, `:id` must be the user's company or facility. */
  readonly requiresOwnId?: true;
  /** Message key of the breadcrumb. */
  readonly title: MessageKey;
  /** Path of the parent in the breadcrumb; undefined for the dashboard. */
  readonly parent?: string;
  /** The side menu entry that leads here. */
  readonly menu?: MenuEntry;
  readonly component: LazyExoticComponent<ComponentType>;
}

/** Loads a screen from a resource's index module; all its screens share one chunk. */
export const lazyScreen = <N extends string>(
  loadModule: () => Promise<Record<N, ComponentType>>,
  name: N,
) => lazy(async () => ({ default: (await loadModule())[name] }));
