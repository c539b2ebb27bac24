import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { MenuEntry, Permission } from '#contract/policy.ts';
import type { MessageKey } from '../i18n/messages.ts';

/** One screen: where it is, who may open it, what it is called. */
export interface Screen {
  readonly path: string;
  /** The right without which it shows 'Akses ditolak'. */
  readonly access: Permission;
  /** With the scope `own`, its `:id` is the caller's company or facility; another shows 'Akses ditolak'. */
  readonly ownId?: true;
  /** Its name in the breadcrumb. */
  readonly title: MessageKey;
  /** The path of the screen above it in the breadcrumb; none for the dashboard. */
  readonly parent?: string;
  /** The entry of the side menu that leads here. */
  readonly menu?: MenuEntry;
  readonly component: LazyExoticComponent<ComponentType>;
}

/** A screen behind its resource's door; all screens of a door come in one chunk. */
export const behind = <N extends string>(door: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await door())[name] }));
