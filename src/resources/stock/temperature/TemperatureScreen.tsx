import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { defaultPageSize } from '#contract/core/list.ts';
import {
  storageLimits,
  temperatureCalls,
  type TemperatureReading,
} from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { affectedStockPath, readingsUploadPath } from '../paths.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import { ReadingsFilters, type ReadingsFilter } from './ReadingsFilters.tsx';

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
      ) : (
        <RelatedList
          query={{ data: data?.data, error, refetch }}
          label={t('resources.temperature.caption')}
          total={total}
          empty={t(`resources.temperature.${filter.diLuarBatas ? 'emptyOutside' : 'empty'}`)}
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
          {reading => <Reading reading={reading} />}
        </RelatedList>
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

/** A reading; one outside the limits is marked and leads to the stock of its facility. */
const Reading = ({ reading }: { reading: TemperatureReading }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { idFaskes, namaFaskes, waktu, suhu, diLuarBatas, catatan, sumber, oleh } = reading;
  return (
    <ListRow sx={readingStyle}>
      <Box>{formatDateTime(waktu)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {t('resources.temperature.degrees', { suhu: formatNumber(suhu) })}
        </Box>
        {diLuarBatas ? (
          <StateChip meaning="bad" label={t('resources.temperature.outside')} />
        ) : null}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {[...(isFaskesStaff(role) ? [] : [namaFaskes]), catatan].filter(Boolean).join(' · ')}
        </Box>
        {diLuarBatas ? (
          <MuiLink component={Link} to={affectedStockPath(role, idFaskes)}>
            {t('resources.temperature.excursion.link')}
          </MuiLink>
        ) : null}
      </Box>
      <Detail>
        {[t(`resources.temperature.sumber.${sumber}`), oleh].filter(Boolean).join(' · ')}
      </Detail>
    </ListRow>
  );
};

const readingStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px 190px minmax(0, 1fr) 240px' },
  alignItems: 'baseline',
};
