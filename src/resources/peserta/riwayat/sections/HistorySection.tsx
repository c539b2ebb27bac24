import type { Key, ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import type { riwayat } from '#texts/riwayat.ts';

interface HistorySectionProps {
  title: keyof (typeof riwayat)['section'];
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the page, titled by its key. */
export const HistorySection = ({ title, ...section }: HistorySectionProps) => {
  const t = useMessages();
  return <RecordSection title={t(`resources.riwayat.section.${title}`)} {...section} />;
};

interface HistoryListProps<Row> extends Pick<HistorySectionProps, 'title'> {
  rows: readonly Row[];
  /** What is said when there are none. */
  empty: string;
  isOrdered?: boolean;
  keyOf?: (row: Row) => Key;
  footer?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A section with one list of the history, which is loaded with the page. */
export const HistoryList = <Row extends object>({
  title,
  rows,
  ...list
}: HistoryListProps<Row>) => (
  <HistorySection title={title}>
    <RelatedList query={{ data: rows, error: null, refetch: () => undefined }} {...list} />
  </HistorySection>
);
