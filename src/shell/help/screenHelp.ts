import type { Permission } from '#contract/policy.ts';
import type { CoreMessageKey } from '#src/i18n/messages.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** The texts about one screen. */
interface HelpText {
  readonly purpose: string;
  readonly task: Readonly<Record<string, string>>;
}

/** Who can do a task, and where. */
interface TaskRule {
  /** Title of the screen where the task is done; only who may open it sees the task. */
  readonly at?: CoreMessageKey;
  /** The task is for those who have this permission. */
  readonly needs?: Permission;
}

/** Something that is usually done on a screen. */
export interface HelpTask extends TaskRule {
  readonly text: string;
}

/** The states of a record, each with its label, colour and one sentence. */
export interface StateHelp {
  /** Prefix of the message keys of the labels, which are loaded with the screen. */
  readonly labels: string;
  readonly text: Readonly<Record<string, string>>;
  readonly meaning: Readonly<Record<string, Meaning>>;
}

/** What the help panel shows about a screen. */
export interface ScreenHelp {
  readonly purpose: string;
  /** The most usual first; the panel shows three of those that the user can do. */
  readonly tasks: readonly HelpTask[];
  readonly states: readonly StateHelp[];
}

/** Help by the title of the screen, which screens for own and for all records share. */
export type HelpByScreen = { readonly [K in CoreMessageKey]?: ScreenHelp };

/** Joins the texts about a screen with the rules of its tasks and the states of its records. */
export const screenHelp = <T extends HelpText>(
  { purpose, task }: T,
  rules: { readonly [K in keyof T['task']]?: TaskRule } = {},
  ...states: readonly StateHelp[]
): ScreenHelp => ({
  purpose,
  tasks: Object.entries(task).map(([name, text]) => ({ text, ...rules[name] })),
  states,
});
