import type { Session } from '#src/providers/session.ts';

/** Who sees a figure, and whether only the companies of an account manager count. */
export interface FigureViewer extends Pick<Session, 'id' | 'role' | 'idReferensi'> {
  /** The account manager to whose companies the figures are limited. */
  readonly accountManagerId?: number | undefined;
}

/** Returns the path of the list of exactly what a figure counts; undefined when the viewer has no such list. */
type FigureList<Item> = (viewer: FigureViewer, item: Item) => string | undefined;

/** A figure that no list shows, with the reason. */
export interface WithoutList {
  readonly withoutList: string;
}

type Present<T> = NonNullable<T>;

type IsFigure<K, T> = K extends `id${string}`
  ? false
  : Present<T> extends string | boolean
    ? false
    : Present<T> extends readonly (infer One)[]
      ? Present<One> extends string | boolean
        ? false
        : true
      : true;

type FigureOf<T, Item> =
  Present<T> extends number
    ? FigureList<Item> | WithoutList
    : Present<T> extends readonly (infer One)[]
      ? Figures<One>
      : Figures<Present<T>>;

/**
 * The lists of the numbers in an answer: each number has one, or says why not, so that a new number does not compile
 * without. The list of a number in an object or a row gets that object or row.
 */
export type Figures<T> = {
  readonly [K in keyof T as IsFigure<K, T[K]> extends true ? K : never]: FigureOf<T[K], T>;
};

/** The filter that limits a list to the companies of the account manager of a viewer. */
export const managerLimit = ({
  accountManagerId,
}: Pick<FigureViewer, 'accountManagerId'>): Readonly<Record<string, string>> =>
  accountManagerId === undefined ? {} : { accountManagerId: String(accountManagerId) };
