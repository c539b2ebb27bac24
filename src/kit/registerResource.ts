import { createElement } from 'react';
import type { Permission } from '#contract/policy.ts';
import { recordPages, type RecordKind } from '#contract/record-pages.ts';
import type { CoreMessageKey } from '#src/i18n/messages.ts';
import type { ResourceDescriptor } from '#src/providers/data/descriptors.ts';
import {
  defineManifest,
  type ComponentName,
  type Manifest,
  type MenuItem,
  type ScreenSpec,
} from './defineManifest.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from './form/ResourcePages.tsx';
import type { ResourceSpec } from './resource/definition.ts';

/** Rights to a resource's records. */
export interface ResourceRights {
  readonly read: Permission;
  readonly create?: Permission;
  readonly update?: Permission;
  readonly delete?: Permission;
  /** Set when exporting requires a separate right. */
  readonly export?: Permission;
}

/** Paths of a resource's pages, with `:id` for the record's. */
export interface ResourcePaths {
  readonly list: string;
  readonly create?: string;
  readonly edit: string;
  /** A read page with related data; list rows link to it instead of `edit`. */
  readonly show?: string;
}

/** Loads the calls that serve react-admin's operations on a resource. */
type LoadCalls = () => Promise<ResourceDescriptor>;

/** What a definition takes from the registration of its resource. */
export interface RegisteredResource {
  readonly name: string;
  readonly paths: ResourcePaths;
  readonly rights: ResourceRights;
}

/** A resource as the console knows it before its definition is loaded. */
export interface Registration extends Manifest {
  readonly resource: RegisteredResource;
  readonly icon: MenuItem['icon'] | undefined;
  /** Loads the calls, by the names that react-admin knows the records by. */
  readonly calls: Readonly<Record<string, LoadCalls>>;
}

/** Where a page is, and what is particular about it. */
interface PageSpec<C extends string> {
  readonly path: string;
  /** The right to open it; that of the page's name when omitted. */
  readonly access?: Permission;
  /** With the scope `own`, `:id` must be the user's company or facility. */
  readonly requiresOwnId?: true;
  /** Its title; `resources.<name>.page.<page>` when omitted. */
  readonly title?: CoreMessageKey;
  /** Path of the parent in the breadcrumb; the list when omitted. */
  readonly parent?: string;
  readonly ownParent?: string;
  readonly menu?: MenuItem;
  /** A page of the resource's own, in place of the kit's page of its `definition`. */
  readonly component?: C;
}

/** A page of a module; one without a `definition` has a component for each of its pages. */
type PageOf<M> = PageSpec<ComponentName<M>> &
  (M extends { readonly definition: unknown } ? unknown : { readonly component: string });

interface RegistrationSpec<M extends object> {
  readonly name: string;
  /** Loads the `definition` and the resource's own pages as a separate chunk. */
  readonly load: () => Promise<M>;
  /** Loads the calls; by name where react-admin knows the records by several, such as `pesertaOwn`. */
  readonly calls: LoadCalls | Readonly<Record<string, LoadCalls>>;
  readonly rights: ResourceRights;
  readonly list: PageOf<M>;
  /** The list of the records of one's own company or facility, whose `definition` is `ownDefinition`. */
  readonly ownList?: PageOf<M>;
  readonly create?: PageOf<M>;
  readonly edit?: PageOf<M>;
  readonly show?: PageOf<M>;
  /** Further screens. */
  readonly screens?: readonly ScreenSpec<ComponentName<M>>[];
}

const pageNames = ['list', 'ownList', 'create', 'edit', 'show'] as const;

/** The route of a kind of record: its path in the contract, with react-router's parameters. */
export const recordRoute = (kind: RecordKind, scope: 'all' | 'own' = 'all'): string => {
  const { all, own = all }: { all: string; own?: string } = recordPages[kind];
  return (scope === 'own' ? own : all).replace('{id}', ':id');
};

/**
 * Registers a resource: from this one place derive its routes and their guards, menu entry, breadcrumb, the calls of the
 * data provider, and what react-admin knows of it. A page without a component of its own is the kit's.
 */
export function registerResource<M extends object>(spec: RegistrationSpec<M>): Registration {
  const { name, rights, list, edit, show } = spec;
  const screens = pageNames.flatMap((page): ScreenSpec[] => {
    const { component = page, ...rest } = spec[page] ?? {};
    return spec[page] === undefined
      ? []
      : [{ ...defaultScreen(spec, page), ...rest, component } as ScreenSpec];
  });
  const manifest: Manifest = defineManifest({
    name,
    load: () => loadPages(spec.load),
    screens: [...screens, ...(spec.screens ?? [])] as never,
  });
  return {
    ...manifest,
    resource: {
      name,
      rights,
      paths: {
        list: list.path,
        ...(spec.create ? { create: spec.create.path } : {}),
        edit: (edit ?? show ?? list).path,
        ...(show ? { show: show.path } : {}),
      },
    },
    icon: list.menu?.icon,
    calls: typeof spec.calls === 'function' ? { [name]: spec.calls } : spec.calls,
  };
}

function defaultScreen(
  {
    name,
    rights: { read, create = read },
    list,
    ownList,
  }: Pick<RegistrationSpec<object>, 'name' | 'rights'> & {
    readonly list: { readonly path: string };
    readonly ownList?: { readonly path: string };
  },
  page: (typeof pageNames)[number],
): Omit<ScreenSpec, 'path' | 'component'> {
  const isList = page === 'list' || page === 'ownList';
  return {
    // A form also shows a record that the user may only read.
    access: page === 'create' ? create : read,
    // `tests/console/shell/resources.test.tsx` compares the keys with the messages.
    title: `resources.${name}.${isList ? 'name' : `page.${page}`}` as CoreMessageKey,
    parent: isList ? '/dashboard' : list.path,
    ...(isList || !ownList ? {} : { ownParent: ownList.path }),
  };
}

/** The resource's own pages, and the kit's pages of its definition by their names. */
async function loadPages(load: () => Promise<object>): Promise<object> {
  const [{ ResourceList }, module] = await Promise.all([import('./list/ResourceList.tsx'), load()]);
  const { definition, ownDefinition = definition } = module as Readonly<
    Partial<Record<'definition' | 'ownDefinition', ResourceSpec>>
  >;
  if (!definition || !ownDefinition) return module;
  return {
    list: () => createElement(ResourceList, { definition }),
    ownList: () => createElement(ResourceList, { definition: ownDefinition }),
    create: () => createElement(ResourceCreate, { definition }),
    edit: () => createElement(ResourceEdit, { definition }),
    show: () => createElement(RecordPage, { definition }),
    ...module,
  };
}
