import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMessages } from '#src/i18n/useMessages.ts';
import { calendarLocale } from '#texts/calendar.ts';

interface CalendarPopoverProps {
  anchor: HTMLElement;
  /** 'yyyy-mm-dd', or null for no date. */
  value: string | null;
  /** Whether a day ('yyyy-mm-dd') cannot be chosen. */
  isDisabled?: ((day: string) => boolean) | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Calendar of a date field. */
const CalendarPopover = ({
  anchor,
  value,
  isDisabled,
  onChoose,
  onClose,
}: CalendarPopoverProps) => {
  const t = useMessages();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarLocale}
      localeText={{
        previousMonth: t('form.date.previous_month'),
        nextMonth: t('form.date.next_month'),
        calendarViewSwitchingButtonAriaLabel: view =>
          t(view === 'year' ? 'form.date.show_days' : 'form.date.show_years'),
      }}
    >
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('form.date.choose') } }}
      >
        <DateCalendar
          autoFocus
          // One letter would be ambiguous: Senin, Selasa and Sabtu.
          dayOfWeekFormatter={day => day.format('dd')}
          value={value === null ? null : dayjs(value)}
          shouldDisableDate={day => isDisabled?.(day.format('YYYY-MM-DD')) ?? false}
          onChange={(chosen, state, view) => {
            if (chosen && state === 'finish' && view === 'day')
              onChoose(chosen.format('YYYY-MM-DD'));
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
};

export default CalendarPopover;
