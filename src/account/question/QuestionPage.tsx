import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pertanyaanCalls } from '#contract/domains/pertanyaan/calls.ts';
import type { FactName } from '#contract/domains/pertanyaan/facts.ts';
import type { OpenedQuestion, QuestionForm } from '#contract/domains/pertanyaan/record.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { question as words } from '#texts/question.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { FactForm } from './FactForm.tsx';

type Facts = Readonly<Partial<Record<FactName, string>>>;

/**
 * Public page behind the personal link of a question: it names no one until two facts prove who answers, and then shows
 * only the fields in question. Nothing is stored in the browser.
 */
export function QuestionPage() {
  useDocumentTitle(words.title);
  const token = (useParams()['token'] ?? '').toUpperCase();
  return (
    <PublicPage width={560}>
      <Typography variant="h1">{words.title}</Typography>
      {/* The key forgets the answers of another link. */}
      <Question key={token} token={token} />
    </PublicPage>
  );
}

function Question({ token }: { token: string }) {
  const { call } = useApi();
  const [opened, setOpened] = useState<OpenedQuestion>();
  const [proved, setProved] = useState<{ facts: Facts; form: QuestionForm }>();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<{ isUnknown: boolean; text: string }>();
  const [isOpening, setIsOpening] = useState(false);
  const fail = (error: unknown): void =>
    setFailure(
      isNotFound(error) || !/^[A-Z2-7]{26}$/.test(token)
        ? { isUnknown: true, text: words.unknown.text }
        : { isUnknown: false, text: error instanceof Error ? error.message : '' },
    );
  const lock = (): void => setFailure({ isUnknown: true, text: words.locked });
  const open = async () => {
    setIsOpening(true);
    setFailure(undefined);
    try {
      setOpened(await call(pertanyaanCalls.open, { params: { token } }));
    } catch (error) {
      fail(error);
    } finally {
      setIsOpening(false);
    }
  };
  if (isDone) {
    return (
      <Alert severity="success" role="status" sx={{ mt: 3 }}>
        <AlertTitle>{words.done.title}</AlertTitle>
        {words.done.text}
      </Alert>
    );
  }
  if (failure?.isUnknown) {
    return (
      <Alert severity="error" role="status" sx={{ mt: 3 }}>
        <AlertTitle>{words.unknown.title}</AlertTitle>
        {failure.text}
      </Alert>
    );
  }
  return (
    <>
      <Box role="status" sx={{ mt: 2 }}>
        {failure ? (
          <Alert severity="warning">
            <AlertTitle>{words.failed}</AlertTitle>
            {failure.text}
          </Alert>
        ) : null}
      </Box>
      {proved ? (
        <AnswerForm
          token={token}
          facts={proved.facts}
          form={proved.form}
          onDone={() => setIsDone(true)}
          onFailed={fail}
        />
      ) : opened ? (
        <FactForm
          names={opened.fakta}
          onSubmit={async facts => {
            setFailure(undefined);
            try {
              const { formulir, sisa } = await call(pertanyaanCalls.prove, {
                params: { token },
                body: { fakta: facts },
              });
              if (formulir) setProved({ facts, form: formulir });
              else if (sisa === 0) lock();
              return sisa;
            } catch (error) {
              fail(error);
              return undefined;
            }
          }}
        />
      ) : (
        <>
          <Typography sx={{ mt: 2 }}>{words.intro}</Typography>
          <Button
            variant="contained"
            loading={isOpening}
            sx={{ mt: 2 }}
            onClick={() => void open()}
          >
            {words.start}
          </Button>
        </>
      )}
    </>
  );
}
