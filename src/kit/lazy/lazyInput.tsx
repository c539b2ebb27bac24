import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { reportMissingPart } from './missingPart.ts';

/** Loads the input again. */
const RetryContext = createContext<() => void>(() => undefined);

/** Takes the place of an input that could not be loaded. */
const MissingInput = () => {
  const t = useMessages();
  const retry = useContext(RetryContext);
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={retry}>
          {t('common.action.retry')}
        </Button>
      }
    >
      {t('app.missing_input')}
    </Alert>
  );
};

/**
 * Like `lazy`, for an input or another part of a form or record page, with a placeholder while it
 * loads. If it cannot be loaded, a notice with a retry button takes its place, because an error would
 * replace the form and what was typed.
 */
export function lazyInput<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  placeholder: ReactNode = <Skeleton variant="rounded" height={64} />,
): FunctionComponent<P> {
  const createPart = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<P> } => {
        reportMissingPart();
        return { default: MissingInput };
      }),
    );
  let part = createPart();
  return props => {
    const [Part, setPart] = useState(() => part);
    const retry = (): void => {
      part = createPart();
      setPart(() => part);
    };
    return (
      <RetryContext value={retry}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </RetryContext>
    );
  };
}
