import { addMessages } from '#src/i18n/lazyMessages.ts';
import { bulkEdit } from '#texts/bulkEdit.ts';
import { BulkEditDialog, type BulkEditDialogProps } from './BulkEditDialog.tsx';
import { allOfList } from './bulkSelection.ts';

addMessages({ resources: { bulkEdit } });

interface BulkEditOfListProps extends Omit<BulkEditDialogProps, 'all'> {
  /** The list, and its filters. */
  resource: string | undefined;
  filter: Readonly<Record<string, unknown>>;
}

/** The dialog for the participants of a list. */
export const BulkEditOfList = ({ resource, filter, ...props }: BulkEditOfListProps) => (
  <BulkEditDialog {...props} all={allOfList(resource, filter)} />
);
