import { useCallback, useState, type ReactNode } from 'react';
import {
  inDocumentOrder,
  RegisterSectionContext,
  SectionsContext,
  type PageSection,
} from './sections.ts';

/** Collects the titled sections below it, for `SectionLinks`. */
export const SectionsProvider = ({ children }: { children: ReactNode }) => {
  const [sections, setSections] = useState<readonly PageSection[]>([]);
  const register = useCallback((section: PageSection) => {
    setSections(before => inDocumentOrder([...before, section]));
    return () => setSections(before => before.filter(one => one !== section));
  }, []);
  return (
    <RegisterSectionContext value={register}>
      <SectionsContext value={sections}>{children}</SectionsContext>
    </RegisterSectionContext>
  );
};
