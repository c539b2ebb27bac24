import { createQuestion } from '#src/providers/question.ts';

/** The question to the user who they are, answered by whether they proved it. It is loaded when a call needs it. */
export const identityQuestion = createQuestion<true, boolean>();
