import type { ComponentType, ReactNode } from 'react';
import type { z } from '#contract/zod.ts';
import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { Session } from '#src/providers/session.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';
import type { Field } from './field.ts';
import type { Kind } from './kind.ts';

/** A record as the provider gives it. */
export type AnyRecord = { readonly id: number | string } & Readonly<Record<string, unknown>>;

/** What is said of a field where the schema does not say it. Everything else follows from the schema. */
export interface FieldSpec<R> {
  readonly kind?: Kind;
  /** Where the words of its values are: `resources.role.base` for `resources.role.base.AM`. */
  readonly words?: string;
  readonly lookup?: LookupName;
  /** Which of the values may be chosen by somebody; all when not said. */
  readonly choices?: (session: Session) => readonly string[];
  /** Draws its value as a state; undefined draws nothing at all. */
  readonly chip?: (record: R) => Meaning | undefined;
  /** It has to be filled in where it is asked for, though the schema lets it be nothing. */
  readonly required?: true;
  /** Whether it is asked for, as the form stands; what is not asked for is sent as nothing. */
  readonly when?: (values: Readonly<Record<string, string | boolean>>) => boolean;
  /** Asks for it in a way of its own. */
  readonly Input?: ComponentType<{ field: Field }>;
  /** Its value, where the record holds it under no such name of its own. */
  readonly value?: (record: R) => unknown;
  /** Draws its value in a way of its own. */
  readonly render?: (record: R) => ReactNode;
}

/** A column of the list. */
export interface ColumnSpec {
  readonly source: string;
  /** The one that links to the record. The first column does when none says so. */
  readonly link?: boolean;
  readonly sortable?: boolean;
  readonly hideByDefault?: boolean;
}

/** A filter of the list, by the name that its call gives it. */
export interface FilterSpec {
  readonly source: string;
  /** Where the name of the filter is no field of the record. */
  readonly kind?: Kind;
  /** What it may be set to, where the record's field does not say it. */
  readonly options?: readonly string[];
  /** Never in the address, the browser's storage or among the saved filters. */
  readonly secret?: boolean;
}

/**
 * What is wrong with an input beyond what its schema says, by field; it takes the place of what the
 * schema `said` there.
 */
export type Check = (
  input: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, readonly string[]>>,
) => Readonly<Record<string, readonly string[]>>;

/** A part of the form with a heading: fields, or something of its own. */
export interface SectionSpec {
  /** `resources.<name>.section.<title>`; without one the section has no heading. */
  readonly title?: string;
  readonly fields?: readonly string[];
  /** Stands below the fields; it reads the form by react-hook-form's own hooks. */
  readonly Content?: ComponentType;
}

/** Why something cannot be done, in words of the bundle, and where to go instead. */
export interface Refusal {
  /** A key of the bundle. */
  readonly reason: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly instead?: { readonly label: string; readonly to: string };
}

/** A deed to one or many records beyond opening and deleting. */
export interface ActSpec<R> {
  readonly name: string;
  /** Its right; nobody without it sees it. */
  readonly right: Permission;
  readonly icon?: ReactNode;
  readonly harm?: boolean;
  /** Whether it is also offered for many at once. */
  readonly bulk?: boolean;
  readonly refuse?: (record: R, session: Session) => Refusal | undefined;
  /** Asks why, in `resources.<name>.act.<act>.reason`; it cannot be left empty. */
  readonly reason?: { readonly maxLength: number };
  readonly run: (
    record: R,
    reach: ActReach & { update: (data: Partial<R>) => Promise<unknown> },
  ) => Promise<unknown>;
  readonly together?: Together<R>;
  readonly undo?: Undo<R>;
}

/** What a deed does its work with. */
export interface ActReach {
  readonly call: Call;
  /** What was answered where a reason is asked for. */
  readonly reason: string | undefined;
}

/** Does a deed to many in one call; those that failed are told by their ids. */
export type Together<R> = (
  records: readonly R[],
  reach: ActReach,
) => Promise<{ readonly failed: readonly { id: number; reason: string }[] }>;

/** Takes a deed back from those to whom it was done; 'Urungkan' is offered then. */
export type Undo<R> = (records: readonly R[], reach: Pick<ActReach, 'call'>) => Promise<unknown>;

/** Somewhere else that a list leads to from its head, or a file that lies there to be taken. */
export interface Way {
  /** A key of the bundle. */
  readonly label: string;
  readonly to: string;
  /** Nobody without it sees it. */
  readonly right: Permission;
  readonly icon?: ReactNode;
  /** The name under which a file is saved, where it leads to one. */
  readonly file?: string;
  /** Has a button of its own where there is room; the others are behind 'Lainnya'. */
  readonly prominent?: true;
}

/** A file of a list that the server makes. */
export interface Download {
  /** What it is called, as a key of the bundle. */
  readonly label: string;
  /** Asks for it; gives the path that the browser fetches. */
  readonly ask: (filter: Readonly<Record<string, unknown>>, call: Call) => Promise<string>;
}

/** What a resource is to the console. Labels, helps and empty texts are `resources.<name>.*`. */
export interface Definition<R extends AnyRecord = AnyRecord> {
  readonly name: string;
  readonly paths: {
    readonly list: string;
    readonly create?: string;
    readonly edit: string;
    /** A page that shows a record with all that belongs to it, beside its form: lists lead there. */
    readonly show?: string;
  };
  readonly rights: {
    readonly read: Permission;
    readonly create?: Permission;
    readonly update?: Permission;
    readonly delete?: Permission;
    /** Where taking the list away as a file is a right of its own. */
    readonly export?: Permission;
  };
  /** What the server answers. */
  readonly record: z.ZodObject;
  /** What a person fills in. */
  readonly input?: z.ZodObject;
  /** The name of a record for people. */
  readonly nameOf: (record: R) => string;
  readonly fields?: Readonly<Record<string, FieldSpec<R>>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns: readonly ColumnSpec[];
  readonly filters?: readonly FilterSpec[];
  /** The list's files, where the server makes them; the first one is also that of rows that are chosen. */
  readonly downloads?: readonly [Download, ...Download[]];
  /** Whether the list takes a search text. */
  readonly search?: boolean;
  /** What a phone's card shows below the name: two facts, and a state. */
  readonly card: { readonly facts: readonly string[]; readonly chip?: string };
  /** Where its list leads besides. */
  readonly ways?: readonly Way[];
  readonly acts?: readonly ActSpec<R>[];
  /** How many are deleted in one call, and how deleting is taken back. */
  readonly removal?: { readonly together?: Together<R>; readonly undo?: Undo<R> };
  readonly form?: readonly SectionSpec[];
  /** How a new record usually begins. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** What no schema can say of what was filled in. */
  readonly check?: Check;
  /** Stands above the form, or above what is shown of a record. */
  readonly Notice?: ComponentType;
  /** Stands over the form once a new record is made, until it is closed: for what is told only then. */
  readonly Made?: ComponentType<{ saved: AnyRecord; onClose: () => void }>;
  /** What is worth a look in a record though it was saved, in sentences. */
  readonly remarks?: (saved: R) => readonly string[];
  /** Follows the number of rows in the head of the list. */
  readonly CountNote?: ComponentType;
  /** Facts in the head of a record's page. */
  readonly head?: readonly string[];
  /** Why a record is shown, but not changed. */
  readonly locked?: (record: R, session: Session) => Refusal | undefined;
  /** Why a record cannot be deleted; those that are locked cannot anyway. */
  readonly keep?: (record: R, session: Session) => Refusal | undefined;
}

/**
 * Says what a resource is. The record's type is kept for the functions, then forgotten: lists and
 * forms treat all resources alike.
 */
export function defineResource<R extends AnyRecord>(definition: Definition<R>): Definition {
  // The functions only ever get records of this resource back.
  return definition as unknown as Definition;
}
