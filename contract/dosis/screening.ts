/** What a 'yes' means: the dose is put off, or given once somebody has looked. */
type Effect = 'tunda' | 'perhatian';

export interface ScreeningQuestion {
  readonly id: string;
  /** As it is asked; 'Ya' is the answer that counts. */
  readonly text: string;
  readonly effect: Effect;
  /** What to do on a 'yes'. */
  readonly advice: string;
  readonly womenOnly?: true;
}

/** The questions that are asked from a day on. */
export interface Screening {
  readonly version: string;
  readonly from: string;
  readonly questions: readonly ScreeningQuestion[];
}

const common = {
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

/** The lists that were asked, in the order in which they came. */
export const screenings: readonly Screening[] = [
  {
    version: '2021-05',
    from: '2021-05-18',
    questions: [
      common.demam,
      common.sakit,
      common.alergi,
      {
        id: 'hamil',
        text: 'Sedang hamil?',
        effect: 'tunda',
        advice: 'Tunda sampai sesudah melahirkan',
        womenOnly: true,
      },
      common.imun,
      common.vaksinLain,
    ],
  },
  {
    // SE HK.02.01/I/2007/2021: given from the second trimester on.
    version: '2021-08',
    from: '2021-08-02',
    questions: [
      common.demam,
      common.sakit,
      common.alergi,
      {
        id: 'hamil',
        text: 'Hamil kurang dari 13 minggu?',
        effect: 'tunda',
        advice: 'Tunda sampai kehamilan 13 minggu',
        womenOnly: true,
      },
      common.imun,
      common.vaksinLain,
    ],
  },
];

/** The list that is asked on a day. */
export function screeningOn(day: string, lists: readonly Screening[] = screenings): Screening {
  const list = lists.filter(one => one.from <= day).at(-1) ?? lists[0];
  if (!list) throw new Error('There is no screening.');
  return list;
}

/** The list of a version, as it was asked then. */
export const screeningNamed = (version: string): Screening =>
  screenings.find(one => one.version === version) ?? screeningOn('');

/** The questions for somebody. @param sex as the registration has it */
export const questionsFor = (list: Screening, sex: string | null): readonly ScreeningQuestion[] =>
  list.questions.filter(one => !one.womenOnly || sex === 'P');

/** From this pressure on a dose is put off. */
export const pressureLimit = { sistolik: 180, diastolik: 110 } as const;

/** What was answered: question → yes or no, and the blood pressure where it was taken. */
export interface ScreeningAnswers {
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik?: number | null | undefined;
  readonly diastolik?: number | null | undefined;
}

export interface ScreeningJudgement {
  /** Questions that were not answered, by their ids. */
  readonly missing: readonly string[];
  /** What forbids the dose today, each with what to do. */
  readonly forbids: readonly string[];
  /** What somebody should look at first. */
  readonly warns: readonly string[];
}

/** What answers mean by the list of a day. */
export function judgeScreening(
  answers: ScreeningAnswers,
  sex: string | null,
  day: string,
): ScreeningJudgement {
  const asked = questionsFor(screeningOn(day), sex);
  const yes = (effect: Effect): string[] =>
    asked
      .filter(one => one.effect === effect && answers.jawaban[one.id] === true)
      .map(one => one.advice);
  const isHigh =
    (answers.sistolik ?? 0) >= pressureLimit.sistolik ||
    (answers.diastolik ?? 0) >= pressureLimit.diastolik;
  return {
    missing: asked.filter(one => answers.jawaban[one.id] === undefined).map(one => one.id),
    forbids: [
      ...yes('tunda'),
      ...(isHigh ? ['Tekanan darah 180/110 atau lebih: ukur ulang, tunda bila tetap tinggi'] : []),
    ],
    warns: yes('perhatian'),
  };
}
