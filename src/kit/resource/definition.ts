import type { ComponentType, ReactNode } from 'react';
import type { attachmentCalls } from '#contract/core/attachment.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { AnyStateTable } from '#contract/core/lifecycle.ts';
import type { stateHistoryCall } from '#contract/core/state-history.ts';
import type { z } from '#contract/core/zod.ts';
import type { Permission, Role } from '#contract/policy.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import type { RecordKind } from '#contract/record-pages.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';
import type { Session } from '#src/providers/session.ts';
import type { SaveQuestion } from '../form/save/SaveQuestionDialog.tsx';
import type { RegisteredResource } from '../registerResource.ts';
import type { Turn } from '../record/TurnPanel.tsx';
import type { FilterSpec } from './filterSpec.ts';
import type { ResourceField } from './resourceField.ts';
import type { FieldKind } from './schemaField.ts';

export type { FilterSpec } from './filterSpec.ts';

/** A record as the data provider returns it. */
export type AnyRecord = { readonly id: number | string } & Readonly<Record<string, unknown>>;

/**
 * A component that gets a record. Declared as a method, so that a definition of a certain record is also one of any
 * record: the kit passes each component only records of its own resource.
 */
export type RecordComponent<R> = {
  method(props: { record: R }): ReactNode | Promise<ReactNode>;
}['method'];

/** Overrides for a field; everything else is derived from the schema. */
export interface FieldSpec<R> {
  readonly kind?: FieldKind;
  /** Message key of the label, if it is not `resources.<name>.fields.<source>`. */
  readonly label?: string;
  /** Message key of the help text, if it is not `resources.<name>.help.<source>`. */
  readonly help?: string;
  /** Message key prefix of its values: `resources.role.base` for `resources.role.base.AM`. */
  readonly messagePrefix?: string;
  readonly lookup?: LookupName;
  /** Options the user may select; all when omitted. */
  readonly selectableOptions?: (session: Session) => readonly string[];
  /** Tone of the status chip; undefined shows no chip. */
  chip?(record: R): Meaning | undefined;
  /** Makes the field required where it is visible, although the schema allows null. */
  readonly required?: true;
  /** Whether the field is visible for the given form values; a hidden field is sent empty. */
  readonly isVisible?: (values: Readonly<Record<string, string | boolean | File>>) => boolean;
  /** The rows of an array of objects. */
  readonly lines?: LinesSpec;
  /** Whether half of a form's width is enough, although the schema or the input suggests more. */
  readonly isShort?: true;
  /** Custom input component. */
  readonly Input?: ComponentType<{ field: ResourceField }>;
  /** Whether the custom input has a second element, a note below it. */
  readonly hasNote?: true;
  /** Computes the value when the record has no property of that name. */
  value?(record: R): unknown;
  /** The fields that an exported file has instead of a value that joins theirs. */
  readonly exportedAs?: readonly string[];
  /** Custom rendering of the value. */
  render?(record: R): ReactNode;
}

/** How the rows of an array of objects are edited; the rest derives from the element's schema. */
export interface LinesSpec {
  /** Labels and help of the row's fields are `resources.<name>.*`. */
  readonly name: string;
  /** The fields that are shown, in order; others, such as an id, are kept with the row. */
  readonly columns: readonly string[];
  readonly fields?: Readonly<Record<string, FieldSpec<AnyRecord>>>;
}

/** A list column. */
export interface ColumnSpec {
  readonly source: string;
  /** The column that links to the record; defaults to the first. */
  readonly isLink?: boolean;
  readonly isSortable?: boolean;
  readonly isHiddenByDefault?: boolean;
}

/** The record that a form changes, and the input that it makes when nothing is changed. */
export interface SavedInput {
  readonly record: AnyRecord;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Validation beyond the schema. Returns messages by field, which replace the schema's own messages
 * in `schemaErrors`; `saved` is missing when a record is created.
 */
export type ValidateInput = (
  input: Readonly<Record<string, unknown>>,
  schemaErrors: Readonly<Record<string, readonly string[]>>,
  saved?: SavedInput,
) => Readonly<Record<string, readonly string[]>>;

/** A form section: fields, custom content, or both. */
export interface SectionSpec {
  /** Heading `resources.<name>.section.<title>`; without it the section has no heading. */
  readonly title?: string;
  readonly fields?: readonly string[];
  /** Rendered below the fields; uses react-hook-form's hooks. */
  readonly Content?: ComponentType;
}

/** Why an action is disabled, with an optional link to an alternative. */
export interface DisabledReason {
  /** Message key. */
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Message key of the state that disables it, for the text where `messageKey` has none. */
  readonly stateKey?: string;
  readonly alternative?: { readonly label: string; readonly to: string };
}

/** A custom action on one or many records. */
export interface ActionSpec<R> {
  readonly name: string;
  /** Users without this right do not see the action. */
  readonly right: Permission;
  /** Limits the action to these roles. */
  readonly roles?: readonly Role[];
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  /** Whether the action is also offered for selected rows. */
  readonly isBulk?: boolean;
  /** Further resources that the action changes. */
  readonly invalidates?: readonly string[];
  /** The decision of two persons that the action makes; it is disabled for those who may not. */
  readonly decision?: TwoPersonAction;
  disabledReason?(record: R, session: Session): DisabledReason | undefined;
  /** What the user should know before confirming the action on one record. */
  readonly Warning?: RecordComponent<R>;
  /** Input that the action asks for, such as part of its call's body. */
  readonly schema?: z.ZodObject;
  /** The fields of `schema` in order, labelled `resources.<name>.fields.<source>`. */
  readonly fields?: Readonly<Record<string, FieldSpec<AnyRecord>>>;
  /** Asks for one field, a reason, labelled `resources.<name>.action.<action>.reason`. */
  readonly reason?: { readonly maxLength: number };
  run(
    record: R,
    context: ActionContext & { update: (data: Partial<R>) => Promise<unknown> },
  ): Promise<unknown>;
  readonly runBulk?: RunBulk<R>;
  readonly undo?: RunUndo<R>;
}

/** Arguments passed to an action's callbacks. */
export interface ActionContext {
  readonly call: Call;
  /** The parsed input of the action's fields; empty when it asks for none. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The reason the user entered; undefined when the action asks for none. */
  readonly reason: string | undefined;
}

/** Declares an action with fields; `run` receives the parsed input of its schema. */
export const actionWithFields = <R, S extends z.ZodObject>(
  action: Omit<ActionSpec<R>, 'schema' | 'reason' | 'run' | 'runBulk'> & {
    readonly schema: S;
    readonly run: (
      record: R,
      context: Omit<ActionContext, 'input'> & { readonly input: z.output<S> },
    ) => Promise<unknown>;
  },
): ActionSpec<R> => action as unknown as ActionSpec<R>;

/** Runs an action on many records in one call; resolves to the failures by id. */
export type RunBulk<R> = {
  method(
    records: readonly R[],
    context: ActionContext,
  ): Promise<{ readonly failed: readonly { id: number; reason: string }[] }>;
}['method'];

/** Undoes an action for the records it succeeded on; enables the undo button in the notification. */
export type RunUndo<R> = {
  method(records: readonly R[], context: Pick<ActionContext, 'call'>): Promise<unknown>;
}['method'];

/** A link in the list's header, to a page or to a file. */
export interface ListLink {
  /** Message key. */
  readonly label: string;
  readonly to: string;
  /** Users without this right do not see the link. */
  readonly right: Permission;
  readonly icon?: ReactNode;
  /** File name for saving, when the link is a file. */
  readonly fileName?: string;
  /**
   * The list's primary action for users who may not create a record; otherwise it is in the 'Lainnya'
   * menu, like other links.
   */
  readonly isProminent?: true;
  /** Label of its button in the empty list, which it has there beside the primary action. */
  readonly emptyLabel?: string;
}

/** A file of the list that the server makes. */
export interface ServerExport {
  /** Message key. */
  readonly label: string;
  /** Requests the file; resolves to the path to download. */
  requestPath(filter: Readonly<Record<string, unknown>>, call: Call): Promise<string>;
}

/** A section beside the facts of a record's page: files, notes, a timeline or anything else. */
export interface RecordPart<R> {
  /** Heading `resources.<name>.section.<title>`. */
  readonly title: string;
  /** Users without this right do not see the part. */
  readonly right?: Permission;
  isVisible?(record: R): boolean;
  readonly Content: RecordComponent<R>;
}

/** A field that a record's page shows; its value and label are those of the definition's `fields`. */
export interface FactSpec<R> {
  readonly source: string;
  /** The record that the value names, and leads to where the user may read it. */
  linkTo?(record: R): readonly [kind: RecordKind, id: number | string | null];
  /** Users without this right do not see the fact. */
  readonly right?: Permission;
  /** Whether the fact is left out when it is empty. */
  readonly isOptional?: true;
}

/** A section of a record's page, in the column of the facts. */
export interface FactSectionSpec<R> {
  /** Heading `resources.<name>.section.<title>`. */
  readonly title: string;
  /** Users without this right do not see the section. */
  readonly right?: Permission;
  isVisible?(record: R): boolean;
  /** The fields in order; a name alone is a fact without more. */
  readonly fields?: readonly (string | FactSpec<R>)[];
  /** What no list of fields can show, below them. */
  readonly Content?: RecordComponent<R>;
}

/** The page that shows one record. Without `facts`, it shows the sections of the form. */
export interface ShowSpec<R> {
  /** Fields with a chip that are shown below the title. */
  readonly chips?: readonly string[];
  /** The number that people quote, `resources.<name>.page.number`, with a copy button. */
  number?(record: R): number | string | null;
  /** Replaces who created and changed the record, and when. */
  readonly Head?: RecordComponent<R>;
  /** Rendered below the header, such as the reason of a state. */
  readonly Notice?: RecordComponent<R>;
  /** The primary action: a link, or the name of one of `actions`. */
  primary?(record: R): RecordLink | string | undefined;
  /** Further items of the 'Lainnya' menu. */
  links?(record: R): readonly RecordLink[];
  /** What comes next with the record and whose turn it is, a hook; see `TurnPanel`. */
  useTurn?(record: R): Turn | undefined;
  readonly facts?: readonly FactSectionSpec<R>[];
  readonly Facts?: RecordComponent<R>;
  /** Whether the page says why the record cannot be changed. */
  readonly explainsReadOnly?: true;
  /** Whether a deleted record is still shown, so that it can be restored. */
  readonly showsDeleted?: true;
  readonly parts?: readonly RecordPart<R>[];
}

/** A link in the header of a record's page. */
export type RecordLink = Pick<ListLink, 'label' | 'to' | 'right' | 'icon'>;

/** The files of a resource's records, one slot each. */
export interface AttachmentsSpec<R = AnyRecord> {
  readonly list: ReturnType<typeof attachmentCalls>['attachments'];
  readonly download: ReturnType<typeof attachmentCalls>['downloadAttachment'];
  /** Users without this right see the files only. */
  readonly right: Permission;
  /**
   * The upload call of each slot. The fields of its body are labelled
   * `resources.<name>.fields.<field>`; the one with the name of the slot is the file.
   */
  readonly slots: Readonly<Record<string, Endpoint & { readonly body?: z.ZodObject }>>;
  /** Whether a record's files can be uploaded; true when omitted. */
  canUpload?(record: R, session: Session): boolean;
  /** Values of the other fields of the uploads at first. */
  initialValues?(record: R): Readonly<Record<string, unknown>>;
  /** Further facts of the file in a slot. */
  readonly facts?: Readonly<Record<string, RecordComponent<R>>>;
}

/** An action that triggers an event; it asks for a reason where the state table needs one. */
export type EventAction<R> = Omit<ActionSpec<R>, 'name' | 'roles'>;

/** The lifecycle of a resource's records, from which its actions and state chips derive. */
export interface LifecycleSpec<R = AnyRecord> {
  readonly states: AnyStateTable;
  /** The field with the state; `status` when omitted. */
  readonly field?: string;
  /** Chip colour of each state. */
  readonly meaning: Readonly<Record<string, Meaning>>;
  /** Lists the state changes of a record. */
  readonly history?: ReturnType<typeof stateHistoryCall>;
  /**
   * The actions by event. The state table says in which states and for which roles they are
   * possible; `disabledReason` adds a further condition.
   */
  readonly events?: Readonly<Record<string, EventAction<R>>>;
}

/** Declares a resource for the console. Labels, help and empty texts are `resources.<name>.*`. */
export interface ResourceSpec<R extends AnyRecord = AnyRecord> extends RegisteredResource {
  /** Schema of the server's response. */
  readonly record: z.ZodObject;
  /** Schema of the form's input. */
  readonly input?: z.ZodObject;
  /** The name by which people know a record. */
  nameOf(record: R): string;
  readonly fields?: Readonly<Record<string, FieldSpec<R>>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns: readonly ColumnSpec[];
  readonly filters?: readonly FilterSpec[];
  /** Files that the server makes; the first also exports selected rows. */
  readonly serverExports?: readonly [ServerExport, ...ServerExport[]];
  /** Message key of what the files leave out. */
  readonly exportNote?: string;
  /** Whether the list has a search box. */
  readonly search?: boolean;
  /** Whether a search text must not be in the address, besides possible identity numbers. */
  readonly isSecretSearch?: (text: string) => boolean;
  /** Content of a phone card below the name: fields, and the state, which tables have beside it. */
  readonly card: { readonly facts: readonly string[]; readonly chip?: string };
  /** Whether the list dims a record; deactivated ones when omitted. */
  isDimmed?(record: R): boolean;
  /** Links in the list's header. */
  readonly links?: readonly ListLink[];
  readonly lifecycle?: LifecycleSpec<R>;
  /** Shown on the page of a record, in the section `files`. */
  readonly attachments?: AttachmentsSpec<R>;
  /** Actions besides those of the lifecycle. */
  readonly actions?: readonly ActionSpec<R>[];
  /** Bulk call and undo of the delete action. */
  readonly deletion?: { readonly runBulk?: RunBulk<R>; readonly undo?: RunUndo<R> };
  readonly form?: readonly SectionSpec[];
  readonly show?: ShowSpec<R>;
  /**
   * Whether the notification of a saved change offers to write the values before it back. Not for
   * money and for signed documents, whose changes are corrected by commands.
   */
  readonly hasUndo?: true;
  /** Default values of the create form. */
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** Validation beyond the schema. */
  readonly validate?: ValidateInput;
  /** Rendered above the form or the read-only record. */
  readonly Notice?: ComponentType;
  /**
   * Dialog shown after creating, for data that is available only once, such as a first password.
   */
  readonly CreatedDialog?: ComponentType<{ saved: AnyRecord; onClose: () => void }>;
  /**
   * Returns what the user is asked before the form is saved, if its effect reaches beyond the record.
   * @param input the parsed input
   * @param saved the record that the form changes; undefined when creating
   */
  saveQuestion?(
    input: Readonly<Record<string, unknown>>,
    saved: AnyRecord | undefined,
    call: Call,
  ): Promise<SaveQuestion | undefined>;
  /** Warnings to show after a successful save, one sentence each. */
  saveWarnings?(saved: R): readonly string[];
  /** Rendered after the row count in the list's header. */
  readonly CountNote?: ComponentType;
  /** Whether rows can be selected without an action for many, for what `ListNotice` does with them. */
  readonly hasSelection?: true;
  /** Rendered in the bar of the selected rows, before the actions. */
  readonly BulkTools?: ComponentType;
  /** Rendered between the list's header and its filters. */
  readonly ListNotice?: ComponentType;
  /** What an empty list says: `resources.<name>.<emptyText>`, `empty` when omitted. */
  readonly emptyText?: string;
  /** Rows of a page at first; 25 when omitted. */
  readonly pageSize?: number;
  /** Fields shown in the header of a record's page. */
  readonly headerFields?: readonly string[];
  /** Returns why a record is read-only. */
  readOnlyReason?(record: R, session: Session): DisabledReason | undefined;
  /** Returns why a record cannot be deleted; read-only records never can. */
  undeletableReason?(record: R, session: Session): DisabledReason | undefined;
}

/**
 * Declares how the console shows and edits the records of a resource; its name, paths and rights come from its
 * registration (`registerResource`). The record type checks the callbacks.
 */
export const defineResource = <R extends AnyRecord>(definition: ResourceSpec<R>): ResourceSpec<R> =>
  definition;
