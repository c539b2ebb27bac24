import { message, type Message } from '../../core/messages/message.ts';

/** Effect of a yes: the dose is postponed, or given after a warning is confirmed. */
type ScreeningEffect = 'tunda' | 'perhatian';

export interface ScreeningQuestion {
  readonly id: string;
  /** Worded so that only a yes has an effect. */
  readonly text: Message;
  readonly effect: ScreeningEffect;
  /** Advice shown after a yes. */
  readonly advice: Message;
  readonly womenOnly?: true;
}

/** The screening questions in force from a day on. */
export interface ScreeningQuestionnaire {
  readonly version: string;
  readonly from: string;
  readonly questions: readonly ScreeningQuestion[];
}

const commonQuestions = {
  demam: {
    id: 'demam',
    text: message('vaksinasi.screening.fever'),
    effect: 'tunda',
    advice: message('vaksinasi.screening.feverAdvice'),
  },
  sakit: {
    id: 'sakit',
    text: message('vaksinasi.screening.ill'),
    effect: 'tunda',
    advice: message('vaksinasi.screening.illAdvice'),
  },
  alergi: {
    id: 'alergi',
    text: message('vaksinasi.screening.allergy'),
    effect: 'tunda',
    advice: message('vaksinasi.screening.allergyAdvice'),
  },
  vaksinLain: {
    id: 'vaksinLain',
    text: message('vaksinasi.screening.otherVaccine'),
    effect: 'tunda',
    advice: message('vaksinasi.screening.otherVaccineAdvice'),
  },
  imun: {
    id: 'imun',
    text: message('vaksinasi.screening.immune'),
    effect: 'perhatian',
    advice: message('vaksinasi.screening.immuneAdvice'),
  },
} as const satisfies Record<string, ScreeningQuestion>;

/** Questionnaires by their first day; old versions stay, because stored answers refer to them. */
export const screeningQuestionnaires: readonly ScreeningQuestionnaire[] = [
  {
    version: '2021-05',
    from: '2021-05-18',
    questions: [
      commonQuestions.demam,
      commonQuestions.sakit,
      commonQuestions.alergi,
      {
        id: 'hamil',
        text: message('vaksinasi.screening.pregnant'),
        effect: 'tunda',
        advice: message('vaksinasi.screening.pregnantAdvice'),
        womenOnly: true,
      },
      commonQuestions.imun,
      commonQuestions.vaksinLain,
    ],
  },
  {
    // SE HK.02.01/I/2007/2021 allows vaccination from the second trimester on.
    version: '2021-08',
    from: '2021-08-02',
    questions: [
      commonQuestions.demam,
      commonQuestions.sakit,
      commonQuestions.alergi,
      {
        id: 'hamil',
        text: message('vaksinasi.screening.pregnantEarly'),
        effect: 'tunda',
        advice: message('vaksinasi.screening.pregnantEarlyAdvice'),
        womenOnly: true,
      },
      commonQuestions.imun,
      commonQuestions.vaksinLain,
    ],
  },
];

/** Returns the questionnaire in force on a day, `YYYY-MM-DD`. */
export function screeningInForceOn(
  day: string,
  lists: readonly ScreeningQuestionnaire[] = screeningQuestionnaires,
): ScreeningQuestionnaire {
  const list = lists.filter(one => one.from <= day).at(-1) ?? lists[0];
  if (!list) throw new Error('There are no screening questionnaires.');
  return list;
}

/** Returns the questionnaire of a stored version. */
export const screeningByVersion = (version: string): ScreeningQuestionnaire =>
  screeningQuestionnaires.find(one => one.version === version) ?? screeningInForceOn('');

/** Returns the last wording of a question. */
export const screeningQuestion = (id: string): ScreeningQuestion | undefined =>
  screeningQuestionnaires
    .flatMap(({ questions }) => questions)
    .findLast(question => question.id === id);

/**
 * Returns the questions to ask one participant.
 * @param sex as stored in the registration
 */
export const questionsFor = (
  list: ScreeningQuestionnaire,
  sex: string | null,
): readonly ScreeningQuestion[] => list.questions.filter(one => !one.womenOnly || sex === 'P');

/** Blood pressure in mmHg from which a dose is postponed. */
export const bloodPressureLimit = { sistolik: 180, diastolik: 110 } as const;

/** Screening answers: yes or no by question id, and the blood pressure in mmHg if measured. */
export interface ScreeningAnswers {
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik?: number | null | undefined;
  readonly diastolik?: number | null | undefined;
}

export interface ScreeningResult {
  /** Ids of unanswered questions. */
  readonly unanswered: readonly string[];
  /** Advice of each answer that postpones the dose. */
  readonly blockers: readonly Message[];
  /** Advice of each answer that needs confirmation. */
  readonly warnings: readonly Message[];
}

/** Evaluates screening answers with the questionnaire of a day. */
export function evaluateScreening(
  answers: ScreeningAnswers,
  sex: string | null,
  day: string,
): ScreeningResult {
  const askedQuestions = questionsFor(screeningInForceOn(day), sex);
  const adviceFor = (effect: ScreeningEffect): Message[] =>
    askedQuestions
      .filter(one => one.effect === effect && answers.jawaban[one.id] === true)
      .map(one => one.advice);
  const hasHighPressure =
    (answers.sistolik ?? 0) >= bloodPressureLimit.sistolik ||
    (answers.diastolik ?? 0) >= bloodPressureLimit.diastolik;
  return {
    unanswered: askedQuestions
      .filter(one => answers.jawaban[one.id] === undefined)
      .map(one => one.id),
    blockers: [
      ...adviceFor('tunda'),
      ...(hasHighPressure ? [message('vaksinasi.screening.bloodPressure')] : []),
    ],
    warnings: adviceFor('perhatian'),
  };
}
