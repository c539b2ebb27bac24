import type { ProposedCall } from '#src/providers/api/http.ts';
import { createQuestion } from '#src/providers/question.ts';

/** The question whether to propose a change that needs a second person, answered by whether it was proposed. */
export const changeQuestion = createQuestion<ProposedCall, boolean>();
