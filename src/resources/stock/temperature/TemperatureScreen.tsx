import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { defaultPageSize } from '#contract/core/list.ts';
import {
  storageLimits,
  temperatureCalls,
  type TemperatureReading,
} from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { chillersPath, readingsUploadPath } from '../paths.ts';
import { ExcursionDialog } from './ExcursionDialog.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { ReadingRow } from './ReadingRow.tsx';
import { ReadingsFilters, type ReadingsFilter } from './ReadingsFilters.tsx';
import { useFacilityId } from './useChillers.ts';

const TemperatureChart = lazyComponent(
  async () => (await import('./TemperatureChart.tsx')).TemperatureChart,
);

const filterNames = [
  'idFaskes',
  'idChiller',
  'dari',
  'sampai',
  'diLuarBatas',
  'belumDitangani',
] as const;

/** The temperatures in which vaccine is stored, with those outside the limits marked. */
export const TemperatureScreen = () => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [search, setSearch] = useSearchParams();
  const [perPage, setPerPage] = useState(defaultPageSize);
  const [isAdding, setIsAdding] = useState(false);
  const [excursion, setExcursion] = useState<TemperatureReading>();
  const [handled, setHandled] = useState<TemperatureReading>();
  const filter: ReadingsFilter = Object.fromEntries(
    filterNames.flatMap(name => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { dari, sampai } = filter;
  const isReversed = dari !== undefined && sampai !== undefined && dari > sampai;
  const { data, error, refetch } = useCall(
    'temperature',
    temperatureCalls.list,
    {
      query: {
        ...filter,
        sortBy: 'waktu',
        sortOrder: 'desc',
        pageNumber: page,
        pageSize: perPage,
      },
    },
    { enabled: !isReversed, keepsPrevious: true },
  );
  const total = data?.totalRecords ?? 0;
  const idFaskes = useFacilityId(filter.idFaskes);
  const show = (next: ReadingsFilter, at = 1) =>
    setSearch(new URLSearchParams({ ...next, ...(at === 1 ? {} : { page: String(at) }) }), {
      replace: true,
    });
  return (
    <>
      <PageHeader
        title={t('resources.temperature.name')}
        description={t('resources.temperature.lead', storageLimits)}
        extraButtons={
          <>
            <Button variant="outlined" component={Link} to={chillersPath(role)}>
              {t('resources.temperature.chillers')}
            </Button>
            {can('temperature.create') ? (
              <Button
                variant="outlined"
                startIcon={<UploadIcon />}
                component={Link}
                to={readingsUploadPath(role)}
              >
                {t('resources.temperature.upload')}
              </Button>
            ) : null}
          </>
        }
        action={
          can('temperature.create') ? (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
              {t('resources.temperature.add')}
            </Button>
          ) : undefined
        }
      />
      {excursion ? (
        <ExcursionAlert reading={excursion} onHandle={() => setHandled(excursion)} />
      ) : null}
      <ReadingsFilters filter={filter} onChange={next => show(next)} />
      {idFaskes === undefined || isReversed ? null : (
        <TemperatureChart idFaskes={idFaskes} filter={filter} />
      )}
      {isReversed ? (
        <Alert severity="warning">{t('resources.temperature.range')}</Alert>
      ) : (
        <RelatedList
          query={{ data: data?.data, error, refetch }}
          label={t('resources.temperature.caption')}
          total={total}
          empty={t(
            `resources.temperature.${filter.belumDitangani ? 'emptyOpen' : filter.diLuarBatas ? 'emptyOutside' : 'empty'}`,
          )}
          footer={
            total > 0 ? (
              <PaginationBar
                page={page}
                perPage={perPage}
                total={total}
                setPage={at => show(filter, at)}
                setPerPage={size => {
                  setPerPage(size);
                  show(filter);
                }}
              />
            ) : null
          }
        >
          {reading => <ReadingRow reading={reading} onHandle={() => setHandled(reading)} />}
        </RelatedList>
      )}
      {isAdding ? (
        <ReadingDialog
          idFaskes={filter.idFaskes}
          idChiller={filter.idChiller}
          onExcursion={setExcursion}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {handled ? (
        <ExcursionDialog
          reading={handled}
          onDone={() => setExcursion(undefined)}
          onClose={() => setHandled(undefined)}
        />
      ) : null}
    </>
  );
};

/** A temperature that was just recorded outside the limits, and what to do with the doses. */
const ExcursionAlert = ({
  reading: { namaFaskes, suhu },
  onHandle,
}: {
  reading: TemperatureReading;
  onHandle: () => void;
}) => {
  const t = useMessages();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onHandle}>
          {t('resources.temperature.handle.button')}
        </Button>
      }
    >
      {t('resources.temperature.excursion.text', {
        suhu: formatNumber(suhu),
        name: namaFaskes,
        ...storageLimits,
      })}
    </Alert>
  );
};
