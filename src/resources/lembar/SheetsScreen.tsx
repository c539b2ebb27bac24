import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addDays } from '#contract/core/values/day.ts';
import { lembarCalls, sheetDaysAhead, type SheetItem } from '#contract/domains/lembar/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { PrevNextPager } from '../vaksinasi/PrevNextPager.tsx';
import { FaskesChoice } from '../vaksinasi/queue/FaskesChoice.tsx';
import { useQueueParams, type QueueParams } from '../vaksinasi/queue/useQueueParams.ts';
import { touchTarget, touchTargetFields } from '../vaksinasi/styles.ts';
import { readSheetPath, sheetPrintPath } from './paths.ts';

/** The paper sheets of a facility: to make, to print, to download and to enter. */
export const SheetsScreen = () => {
  const t = useMessages();
  const params = useQueueParams();
  return (
    <>
      <PageHeader
        title={t('resources.lembar.name')}
        description={t('resources.lembar.lead')}
        action={
          <Button variant="contained" component={Link} to={readSheetPath} sx={touchTarget}>
            {t('resources.lembar.page.read')}
          </Button>
        }
      />
      {params.idFaskes === null ? (
        <FaskesChoice queueParams={params} />
      ) : (
        <Sheets idFaskes={params.idFaskes} params={params} />
      )}
    </>
  );
};

const Sheets = ({ idFaskes, params }: { idFaskes: number; params: QueueParams }) => {
  const t = useMessages();
  const { call } = useApi();
  const navigate = useNavigate();
  const { today } = params;
  const [day, setDay] = useState(params.tanggal < today ? today : params.tanggal);
  const [search, setSearch] = useSearchParams();
  const pageNumber = params.page;
  const { data, error, refetch } = useCall('vaksinasi', lembarCalls.list, {
    query: { idFaskes, pageNumber, pageSize: 10 },
  });
  const make = useCommand({
    run: (tanggal: string) => call(lembarCalls.create, { body: { idFaskes, tanggal } }),
    invalidates: ['vaksinasi'],
    onSuccess: ({ id }) => void navigate(sheetPrintPath(id)),
  });
  const isPossible = isIsoDate(day) && day >= today && day <= addDays(today, sheetDaysAhead);
  const { _: failure } = make.errors;
  return (
    <>
      <Box sx={{ ...makeStyle, ...touchTargetFields }}>
        <DateField
          label={t('resources.lembar.fields.tanggal')}
          value={day}
          onChange={setDay}
          isDisabled={one => one < today || one > addDays(today, sheetDaysAhead)}
          error={!isPossible}
          helperText={
            make.errors['tanggal'] ??
            (isPossible ? undefined : t('resources.lembar.day_range', { days: sheetDaysAhead }))
          }
          sx={{ width: 220 }}
        />
        <Button
          variant="outlined"
          loading={make.isRunning}
          disabled={!isPossible}
          onClick={() => void make.run(day)}
          sx={besideField}
        >
          {t('resources.lembar.make')}
        </Button>
      </Box>
      {failure === undefined ? null : (
        <Alert severity="info" sx={{ maxWidth: 640, mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('resources.lembar.list')}
      </Typography>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        label={t('resources.lembar.list')}
        empty={t('resources.lembar.none')}
        total={data?.totalRecords}
        footer={
          (data?.totalPages ?? 0) > 1 ? (
            <PrevNextPager
              page={pageNumber}
              totalPages={data?.totalPages ?? 1}
              onPageChange={page => {
                const next = new URLSearchParams(search);
                next.set('page', String(page));
                setSearch(next);
              }}
            />
          ) : undefined
        }
      >
        {sheet => <SheetListRow sheet={sheet} />}
      </RelatedList>
    </>
  );
};

const SheetListRow = ({ sheet }: { sheet: SheetItem }) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, tanggal, jumlahOrang, tercatat, dibuat, dibuatOleh } = sheet;
  const download = useCommand({
    run: async () => {
      const whole = await call(lembarCalls.get, { params: { id } });
      const { buildSheetWorkbook } = await import('./spreadsheet.ts');
      const { saveBlob } = await import('#src/kit/export/workbook.ts');
      saveBlob(await buildSheetWorkbook(whole), `Lembar_${tanggal}_${id.slice(0, 8)}.xlsx`);
    },
    notifiesErrors: true,
  });
  /** Returns the name of a button with the sheet it belongs to, because each sheet has one with the same text. */
  const ofSheet = (text: string): string =>
    t('resources.lembar.of_sheet', {
      text,
      day: formatDate(tanggal),
      made: formatDateTime(dibuat),
    });
  return (
    <ListRow
      end={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component={Link}
            to={sheetPrintPath(id)}
            variant="outlined"
            aria-label={ofSheet(t('resources.lembar.print.label'))}
            sx={touchTarget}
          >
            {t('resources.lembar.print.label')}
          </Button>
          <Button
            variant="outlined"
            loading={download.isRunning}
            aria-label={ofSheet(t('resources.lembar.download'))}
            onClick={() => void download.run()}
            sx={touchTarget}
          >
            {t('resources.lembar.download')}
          </Button>
          <Button
            component={Link}
            to={`${readSheetPath}?lembar=${id}`}
            variant="outlined"
            aria-label={ofSheet(t('resources.lembar.enter'))}
            sx={touchTarget}
          >
            {t('resources.lembar.enter')}
          </Button>
        </Box>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{formatDate(tanggal)}</Typography>
      <Detail>
        {[
          t('resources.lembar.progress', {
            entered: formatNumber(tercatat),
            people: formatNumber(jumlahOrang),
          }),
          `${formatDateTime(dibuat)}, ${dibuatOleh}`,
        ].join(' · ')}
      </Detail>
    </ListRow>
  );
};

const makeStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mb: 3 };
/** In line with the field, below the height of its label. */
const besideField = { ...touchTarget, mt: 3 };
