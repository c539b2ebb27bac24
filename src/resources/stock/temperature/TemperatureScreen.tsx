import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { defaultPageSize } from '#contract/core/list.ts';
import { storageLimits, type TemperatureReading } from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { affectedStockPath, readingsUploadPath } from '../paths.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import { ReadingRows } from './ReadingRows.tsx';
import { ReadingsFilters } from './ReadingsFilters.tsx';
import { useReadings, type ReadingsFilter } from './useReadings.ts';

const filterNames = ['idFaskes', 'dari', 'sampai', 'diLuarBatas', 'terbaru'] as const;

/** The temperatures in which vaccine is stored, with those outside the limits marked. */
export const TemperatureScreen = () => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [search, setSearch] = useSearchParams();
  const [perPage, setPerPage] = useState(defaultPageSize);
  const [isAdding, setIsAdding] = useState(false);
  const [excursion, setExcursion] = useState<TemperatureReading>();
  const filter: ReadingsFilter = Object.fromEntries(
    filterNames.flatMap(name => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { dari, sampai } = filter;
  const isReversed = dari !== undefined && sampai !== undefined && dari > sampai;
  const readings = useReadings(filter, page, { perPage, enabled: !isReversed });
  const total = readings.data?.totalRecords ?? 0;
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
          can('temperature.create') ? (
            <Button
              variant="outlined"
              startIcon={<UploadIcon />}
              component={Link}
              to={readingsUploadPath(role)}
            >
              {t('resources.temperature.upload')}
            </Button>
          ) : undefined
        }
        action={
          can('temperature.create') ? (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
              {t('resources.temperature.add')}
            </Button>
          ) : undefined
        }
      />
      {excursion ? <ExcursionAlert reading={excursion} /> : null}
      <ReadingsFilters filter={filter} onChange={next => show(next)} />
      {isReversed ? (
        <Alert severity="warning">{t('resources.temperature.range')}</Alert>
      ) : readings.error instanceof Error && !readings.data ? (
        <ListError
          detail={readings.error.message}
          hasStaleRows={false}
          onRetry={() => void readings.refetch()}
        />
      ) : !readings.data ? (
        <Skeleton variant="rounded" height={240} />
      ) : total === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 4 }}>
          {t(`resources.temperature.${filter.diLuarBatas ? 'emptyOutside' : 'empty'}`)}
        </Box>
      ) : (
        <>
          <ReadingRows readings={readings.data.data} />
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
        </>
      )}
      {isAdding ? (
        <ReadingDialog
          idFaskes={filter.idFaskes}
          onExcursion={setExcursion}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  );
};

/** A temperature that was just recorded outside the limits, and what to do with the doses. */
const ExcursionAlert = ({ reading }: { reading: TemperatureReading }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { idFaskes, namaFaskes, suhu } = reading;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={affectedStockPath(role, idFaskes)}
        >
          {t('resources.temperature.excursion.link')}
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
