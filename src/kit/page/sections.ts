import { createContext, useContext, useEffect } from 'react';

/** A titled section of the page. */
export interface PageSection {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
}

/** Adds a section to the links of the page; the returned function removes it. */
type RegisterSection = (section: PageSection) => () => void;

export const RegisterSectionContext = createContext<RegisterSection | null>(null);

/** The sections of the page in the order of the document. */
export const SectionsContext = createContext<readonly PageSection[]>([]);

/** Offers a section in the links of the page; without a title, or outside of such a page, nothing. */
export function useRegisterSection(id: string, title: string | undefined): void {
  const register = useContext(RegisterSectionContext);
  useEffect(
    () => (register && title !== undefined ? register({ id, title }) : undefined),
    [register, id, title],
  );
}

/** Sorts sections as their headings are in the document. */
export function inDocumentOrder(sections: readonly PageSection[]): readonly PageSection[] {
  const headings = new Map(sections.map(({ id }) => [id, document.getElementById(id)]));
  return sections.toSorted((one, other) => {
    const heading = headings.get(one.id);
    const next = headings.get(other.id);
    if (!heading || !next) return 0;
    return heading.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Style of a section's heading, which links scroll to below the top bar and the page's links. */
export const sectionHeading = { scrollMarginTop: 112 };
