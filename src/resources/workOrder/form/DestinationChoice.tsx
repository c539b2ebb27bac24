import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { WorkOrderFacts } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';

/** Asks which facility of the order the work order delivers to. */
export const DestinationChoice = ({ facts }: { facts: WorkOrderFacts }) => {
  const t = useMessages();
  const { noOrder, namaBHBU, faskes, baris } = facts;
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.form.choose')}
        description={`${t('resources.workOrder.ofOrder.lead', {
          number: noOrder ?? '',
          company: namaBHBU,
        })}. ${t('resources.workOrder.form.chooseLead')}`}
      />
      <ListBox sx={{ maxWidth: 640 }}>
        {faskes.map(({ id, name }) => {
          const open = baris
            .filter(({ idFaskes }) => idFaskes === id)
            .reduce((sum, { terbuka }) => sum + terbuka, 0);
          const facts = (
            <>
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {open === 0
                  ? t('resources.workOrder.form.noneOpen')
                  : t('resources.workOrder.form.open', { dosis: formatNumber(open) })}
              </Typography>
            </>
          );
          return (
            <ListRow key={id}>
              {open === 0 ? (
                <Box sx={choiceStyle}>{facts}</Box>
              ) : (
                <ButtonBase component={Link} to={`?faskes=${id}`} sx={choiceStyle}>
                  {facts}
                </ButtonBase>
              )}
            </ListRow>
          );
        })}
      </ListBox>
    </>
  );
};

const choiceStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.25,
  width: 1,
  textAlign: 'left',
};
