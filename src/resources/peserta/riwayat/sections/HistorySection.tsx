import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
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

/** Text of a section without content. */
export const EmptyText = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
);
