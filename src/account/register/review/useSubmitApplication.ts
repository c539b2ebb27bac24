import type { CallResponse, CallInput } from '#contract/core/endpoint.ts';
import { applicationCalls } from '#contract/domains/application/index.ts';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { register as words } from '#texts/register.ts';
import type { RegistrationErrors } from '../fields/validateFields.ts';

type ApplicationForm = NonNullable<CallInput<typeof applicationCalls.register>['body']>;

/** Why a submission failed. */
export interface SubmitError {
  readonly errors: RegistrationErrors;
  /** Message of an error without a field. */
  readonly text: string | null;
  /** Whether the attempt consumed the captcha. */
  readonly isCaptchaSpent: boolean;
}

/** Converts an error for a form, by field where the server named fields. */
export function toSubmitError(error: unknown): SubmitError {
  if (!(error instanceof CallError))
    return { errors: {}, text: words.failed, isCaptchaSpent: false };
  const errors = error.body.errors ?? {};
  return {
    errors,
    text: Object.keys(errors).length > 0 ? null : error.message,
    isCaptchaSpent: error.status !== 0 && error.status !== 429,
  };
}

/** Returns a function that submits an application; it resolves to the error, or null on success. */
export function useSubmitApplication() {
  const { call } = useApi();
  const upload = useUpload();
  const submit = async (
    form: Readonly<Record<string, string | File | undefined>>,
    onSent: (answer: CallResponse<typeof applicationCalls.register>) => void,
  ): Promise<SubmitError | null> => {
    try {
      // A multipart form holds text and files for any field; the server validates it by schema.
      const body = form as unknown as ApplicationForm;
      onSent(await upload.run(options => call(applicationCalls.register, { body }, options)));
      return null;
    } catch (error) {
      return toSubmitError(error);
    }
  };
  return { upload, submit };
}
