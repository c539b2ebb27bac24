import { useSearchParams } from 'react-router-dom';
import { satusehatStates, type SatusehatState } from '#contract/domains/satusehat/record.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

const names = ['faskes', 'dari', 'sampai', 'keadaan', 'page'] as const;
type ParamName = (typeof names)[number];

/** What the report shows, from the URL. */
export interface ReportParams {
  /** Null until a facility is chosen. */
  readonly idFaskes: number | null;
  /** Whether the facility is the account's own. */
  readonly isOwn: boolean;
  readonly dari: string;
  readonly sampai: string;
  readonly keadaan: SatusehatState | undefined;
  readonly page: number;
  readonly set: (changes: Partial<Record<ParamName, string>>) => void;
}

const positive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads what the report shows from the URL: today, unless it names days. */
export function useReportParams(): ReportParams {
  const { idReferensi, role } = useRequiredSession();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const isOwn = organizationRuleOf(role).kind === 'faskes';
  const dayOf = (name: 'dari' | 'sampai'): string | undefined => {
    const text = search.get(name) ?? '';
    return isIsoDate(text) ? text : undefined;
  };
  const dari = dayOf('dari') ?? today;
  return {
    isOwn,
    idFaskes: (isOwn ? idReferensi : positive(search.get('faskes'))) ?? null,
    dari,
    sampai: dayOf('sampai') ?? dari,
    keadaan: satusehatStates.find(one => one === search.get('keadaan')),
    page: positive(search.get('page')) ?? 1,
    set: changes =>
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          // A change of what is shown starts at the first page.
          for (const [name, value] of Object.entries({ page: '', ...changes })) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
  };
}
