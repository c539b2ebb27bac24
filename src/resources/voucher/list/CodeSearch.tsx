import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { voucherCode } from '#contract/domains/voucher/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { firstIssueText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';

/**
 * Opens the voucher with a code. It is no filter of the list, because filters are in the address and
 * a code must not be.
 */
export const CodeSearch = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const command = useCommand({
    run: (code: string) => call(voucherCalls.getByCode, { params: { code } }),
    onSuccess: ({ id }) => void navigate(recordPathFor(role, 'voucher', id)),
  });
  const [error] = Object.values(command.errors);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { data: code, error: problem } = voucherCode.safeParse(text);
    if (code === undefined) command.setErrors({ code: firstIssueText(problem) ?? '' });
    else void command.run(code);
  };
  return (
    <Box component="form" role="search" noValidate onSubmit={submit} sx={formStyle}>
      <TextField
        label={t('resources.voucher.search.label')}
        value={text}
        onChange={({ target }) => {
          command.clearErrors();
          setText(target.value);
        }}
        error={error !== undefined}
        helperText={error}
        sx={{ flex: '1 1 260px', maxWidth: 420 }}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: 40,
          },
        }}
      />
      <Button
        type="submit"
        variant="outlined"
        startIcon={<SearchIcon />}
        loading={command.isRunning}
      >
        {t('resources.voucher.search.button')}
      </Button>
    </Box>
  );
};

const formStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 };
