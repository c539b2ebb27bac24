import { message, type Message } from '../messages/message.ts';
/** Effect of a yes: the dose is postponed, or given after a warning is confirmed. */
type ScreeningEffect = 'tunda' | 'perhatian';

export interface ScreeningQuestion {
  readonly id: string;
  /** Worded so that only a yes has an effect. */
  readonly text: string;
  readonly effect: ScreeningEffect;
  /** Advice shown after a yes. */
  readonly advice: string;
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
    text: 'Suhu tubuh 37,5 °C atau lebih?',
    effect: 'tunda',
    advice: 'Tunda sampai demam turun',
  },
  sakit: {
    id: 'sakit',
    text: 'Sakit, batuk atau sesak dalam 7 hari terakhir?',
    effect: 'tunda',
    advice: 'Tunda sampai sembuh',
  },
  alergi: {
    id: 'alergi',
    text: 'Pernah alergi berat (anafilaksis) terhadap vaksin?',
    effect: 'tunda',
    advice: 'Jangan diberikan; rujuk ke rumah sakit',
  },
  vaksinLain: {
    id: 'vaksinLain',
    text: 'Menerima vaksin lain dalam 14 hari terakhir?',
    effect: 'tunda',
    advice: 'Tunda sampai 14 hari sesudahnya',
  },
  imun: {
    id: 'imun',
    text: 'Gangguan imun, kemoterapi, atau obat pengencer darah?',
    effect: 'perhatian',
    advice: 'Pastikan ada persetujuan dokter yang merawat',
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
        text: 'Sedang hamil?',
        effect: 'tunda',
        advice: 'Tunda sampai sesudah melahirkan',
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
        text: 'Hamil kurang dari 13 minggu?',
        effect: 'tunda',
        advice: 'Tunda sampai kehamilan 13 minggu',
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
  readonly blockers: readonly (string | Message)[];
  /** Advice of each answer that needs confirmation. */
  readonly warnings: readonly string[];
}

/** Evaluates screening answers with the questionnaire of a day. */
export function evaluateScreening(
  answers: ScreeningAnswers,
  sex: string | null,
  day: string,
): ScreeningResult {
  const askedQuestions = questionsFor(screeningInForceOn(day), sex);
  const adviceFor = (effect: ScreeningEffect): string[] =>
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
