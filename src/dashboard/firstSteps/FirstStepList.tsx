import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, generatePath } from 'react-router-dom';
import type { FirstStep, FirstSteps } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Screens of the steps; `:id` is the own company or facility. */
const stepPaths: Record<FirstStep, string> = {
  pic: '/dashboard/pic/edit',
  dataPerusahaan: '/dashboard/bhbu/edit/:id',
  pesanan: '/dashboard/pemesanan/add/:id',
  tandaTangan: '/dashboard/pks/list-pks',
  unggahPeserta: '/dashboard/peserta/unggah',
  dataFaskes: '/dashboard/faskes/edit/:id',
  bukti: '/dashboard/faskes/edit/:id',
  jadwal: '/dashboard/faskes/edit-jadwal/:id',
  stok: '/dashboard/pengiriman/penerimaan',
  vaksinasi: '/dashboard/vaksinasi',
};

/** Returns the screen of a step for an organisation. */
export const firstStepPath = (step: FirstStep, idReferensi: number | null): string =>
  generatePath(stepPaths[step], { id: String(idReferensi ?? 0) });

/**
 * Checklist of the first steps. The first open one that can be done now has its text and a button; the others that can
 * be done have a link.
 */
export const FirstStepList = ({ steps }: { steps: FirstSteps['langkah'] }) => {
  const t = useMessages();
  const id = useId();
  const { idReferensi } = useRequiredSession();
  const next = steps.find(({ selesai, bisaSekarang }) => !selesai && bisaSekarang)?.jenis;
  const done = steps.filter(({ selesai }) => selesai).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t('resources.dashboard.firstSteps.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('resources.dashboard.firstSteps.progress', { done, total: steps.length })}
        </Typography>
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ jenis, selesai, bisaSekarang }) => (
          <Box key={jenis} component="li" sx={stepStyle} aria-current={jenis === next && 'step'}>
            {selesai ? (
              <CheckCircleIcon sx={{ color: 'success.main' }} />
            ) : (
              <RadioButtonUncheckedIcon
                sx={{ color: jenis === next ? 'primary.main' : 'text.secondary' }}
              />
            )}
            <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Typography
                sx={{ fontWeight: jenis === next ? 600 : 400 }}
                color={jenis === next ? 'textPrimary' : 'textSecondary'}
              >
                {t(`resources.dashboard.firstSteps.step.${jenis}.title`)}
                <Box component="span" sx={visuallyHidden}>
                  {` (${t(`resources.dashboard.firstSteps.${selesai ? 'done' : jenis === next ? 'next' : 'later'}`)})`}
                </Box>
              </Typography>
              {jenis === next ? (
                <>
                  <Typography variant="body2" color="textSecondary">
                    {t(`resources.dashboard.firstSteps.step.${jenis}.text`)}
                  </Typography>
                  <Button
                    component={Link}
                    to={firstStepPath(jenis, idReferensi)}
                    variant="contained"
                    sx={{ mt: 1, mb: 0.5 }}
                  >
                    {t(`resources.dashboard.firstSteps.step.${jenis}.action`)}
                  </Button>
                </>
              ) : selesai ? null : bisaSekarang ? (
                <MuiLink component={Link} to={firstStepPath(jenis, idReferensi)} variant="body2">
                  {t(`resources.dashboard.firstSteps.step.${jenis}.action`)}
                </MuiLink>
              ) : (
                <Typography variant="body2" color="textSecondary">
                  {t(`resources.dashboard.firstSteps.step.${jenis}.text`)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
};

const stepStyle = { display: 'flex', gap: 1.5, py: 0.75, alignItems: 'flex-start' };
