import { importLinks } from './importLinks.ts';
import type { importMessages as indonesian } from '../id/import.ts';
import type { Translated } from '../messages.ts';

/** Row results. */
const hasil = {
  baru: 'New',
  berubah: 'Changed',
  sama: 'Unchanged',
  ganda: 'Duplicate',
  tidakValid: 'Not valid',
  ditolak: 'Rejected',
  dilewati: 'Skipped',
};

/** Row results as counts within a sentence. */
const resultCounts = {
  baru: '%{smart_count} new |||| %{smart_count} new',
  berubah: '%{smart_count} changed |||| %{smart_count} changed',
  sama: '%{smart_count} the same as saved |||| %{smart_count} the same as saved',
  ganda: '%{smart_count} duplicate |||| %{smart_count} duplicates',
  tidakValid: '%{smart_count} not valid |||| %{smart_count} not valid',
  ditolak: '%{smart_count} rejected |||| %{smart_count} rejected',
  dilewati: '%{smart_count} skipped |||| %{smart_count} skipped',
};

/** Explanation of each row result. */
const resultMeanings = {
  baru: 'Will be registered as a new participant.',
  berubah: 'Already registered; the data will be updated.',
  sama: 'Already registered, and nothing changed.',
  ganda: 'This person is already in another row of this file.',
  tidakValid: 'Saved as not valid, to be corrected later.',
  ditolak: 'Cannot be saved before it is corrected.',
  dilewati: 'Not saved.',
};

const status = {
  DIPERIKSA: 'Not saved',
  DISIMPAN: 'Saved',
  DIURUNGKAN_SEBAGIAN: 'Undone in part',
  DIURUNGKAN: 'Undone',
  DIBUANG: 'Discarded',
};

/** Import kinds. */
const jenis = {
  peserta: 'Participants',
  booster: 'Booster',
  boosterEksternal: 'External booster',
  smartChecking: 'Smart checking results',
};

/** Explanation of each kind, for choosing one. */
const kind = {
  peserta: 'Participants of the regular programme, for doses 1 and 2.',
  booster: 'Participants who will receive a booster.',
  boosterEksternal: 'Boosters already given elsewhere; only recorded.',
  smartChecking:
    'Results of the identity check by the Ministry of Health for registered participants.',
};

/** Label of the file field per kind. */
const kindFile = {
  peserta: 'File of participants',
  booster: 'File of booster participants',
  boosterEksternal: 'File of external boosters',
  smartChecking: 'File of smart checking results',
};

/** Name of an import per kind; `kindList` labels the link to the resulting list. */
const kindName = {
  peserta: 'Upload of participants',
  booster: 'Upload of booster participants',
  boosterEksternal: 'Upload of external boosters',
  smartChecking: 'Upload of smart checking results',
};

const kindList = {
  peserta: 'View the participants of this upload',
  booster: 'View the booster participants of this upload',
  boosterEksternal: 'View the external boosters of this upload',
  smartChecking: 'View the participants of this upload',
};

/** Why an undo leaves a participant. */
const obstacles = {
  DIUBAH: 'Edited afterwards',
  DIVAKSIN: 'Already vaccinated',
  DIHAPUS: 'Deleted afterwards',
  FASKES_DIHAPUS: 'The earlier facility was deleted',
};

/** Messages of imports. */
export const importMessages: Translated<typeof indonesian> = {
  noun: 'upload',
  ...importLinks,
  template_faskes: 'Template with your facilities',
  count: '%{smart_count} upload |||| %{smart_count} uploads',
  empty: 'Each uploaded file of participants is recorded here with its result.',
  first: 'Start by uploading one.',
  fields: {
    id: 'Number',
    namaBerkas: 'File',
    jenis: 'Kind',
    status: 'Status',
    jumlahBaris: 'Rows',
    baris: 'Row',
    tersimpan: 'Saved',
    diurungkan: 'Undone',
    ditolak: 'Rejected',
    idBHBU: 'Company',
    namaBHBU: 'Company',
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    createdAt: 'Uploaded',
    createdBy: 'Uploaded by',
  },
  status,
  jenis,
  kind,
  kind_file: kindFile,
  kind_name: kindName,
  kind_list: kindList,
  hasil,
  resultCounts,
  resultMeaning: resultMeanings,
  page: {
    upload_another: 'Upload another file',
    tab: 'Upload %{name}',
  },
  step: {
    label: 'Steps of the upload',
    berkas: 'File',
    kolom: 'Columns',
    periksa: 'Check',
    simpan: 'Save',
    done: '(done)',
  },
  head: {
    rows: '%{smart_count} row |||| %{smart_count} rows',
    company: 'for %{name}',
    faskes: 'at %{name}',
    sheet: 'sheet %{name}',
    by: 'uploaded by %{who}, %{when}',
    undone: 'Participants undone: %{jumlah}, left: %{tetap}',
  },
  start: {
    lead: 'The file is checked first. Nothing is saved before you agree.',
    template:
      'No file yet? Fill in this template. A file with your own column headings also works.',
    template_booster:
      'Fill in the sheet Booster of this template. For participants registered in the regular programme, the NIK and the dose are enough.',
    smart:
      'The file has the columns NIK, Name, Status (VALID, TIDAK VALID or SUDAH VAKSIN) and “Keterangan” (explanation). One row applies to all registrations of that person.',
    kind: 'What you upload',
    target: 'For whom',
    faskes_needed: 'Participants whose row names no facility belong to this one.',
    faskes_help: 'Leave empty if it is not decided yet, or if each row names its own facility.',
    company_missing: 'Choose the company whose participants you upload',
    target_missing:
      'Choose the company, or the facility if the participants do not belong to a company',
    faskes_missing: 'Choose the facility of the participants',
    drop_now: 'Release to upload',
    choose_sheet: 'Which sheet do you want to upload?',
    one_file: 'Upload one file at a time.',
    check: 'Check this file',
    validating: 'Checking the rows…',
    stopped: 'The upload was cancelled; nothing was saved.',
  },
  hidden: {
    title: '%{smart_count} row hidden in Excel |||| %{smart_count} rows hidden in Excel',
    ask: 'Rows that are filtered or hidden in Excel were read too. Include or skip them?',
    ikutkan: 'These rows are included.',
    lewati: 'These rows are skipped and not saved.',
    choice: { ikutkan: 'Include', lewati: 'Skip' },
    first:
      'First choose whether the %{smart_count} hidden row is included or skipped. |||| First choose whether the %{smart_count} hidden rows are included or skipped.',
  },
  columns: {
    title: 'Match the columns',
    lead: 'Set what each column of your file contains. This choice is remembered for the next file with the same headings.',
    open: 'Check the columns',
    missing: 'Missing required columns: %{names}',
    missing_text:
      'Choose the columns below. Without them, new participants are rejected until the values are completed in the next step; registered participants can still be updated.',
    ambiguous:
      '%{smart_count} column fits %{name}. Choose it: |||| %{smart_count} columns fit %{name} equally well. Choose one:',
    delimiter: 'Column delimiter',
    delimiter_text:
      'If the columns are mixed up, choose another delimiter; the file is read again.',
    delimiterName: {
      titikKoma: 'Semicolon (;)',
      koma: 'Comma (,)',
      tab: 'Tab',
      garis: 'Vertical bar (|)',
    },
    pick_again: 'Choose the file again',
    header: 'Column in the file',
    target: 'Fills',
    match: 'Match',
    target_named: 'Content of column %{name}',
    unnamed: 'Column %{number}',
    unused: 'Not used',
    unused_named:
      '%{smart_count} column is not used: %{names}. |||| %{smart_count} columns are not used: %{names}.',
    matched: 'Matches',
    similar: 'Similar, check',
    manual: 'Your choice',
    required: '%{name} (required)',
    save: 'Use these columns and check the rows',
    saving: 'Checking the rows…',
    discard: 'Discard the changes and continue',
    skip: 'Continue without changes',
  },
  validate: {
    show: 'Show rows',
    attention: 'Need attention',
    all: 'All',
    chip: '%{name} %{smart_count} |||| %{name} %{smart_count}',
    code: 'Problem',
    any_code: 'All problems',
    code_count: '%{title} (%{smart_count}) |||| %{title} (%{smart_count})',
    rows: 'Rows of the file',
    none: 'There are no such rows.',
    all_valid: 'Nothing more needs correction.',
    all_valid_text: 'All rows can be saved.',
    number: 'Row',
    name: 'Name',
    row: 'Row %{number}',
    unnamed: 'Without a name',
    stored_value: 'The file has “%{value}”.',
    changes: 'Changes of the registered participant',
    changed_fields: 'Changed: %{names}',
    becomes: 'becomes',
    no_value: 'empty',
    corrected: 'Corrected: %{names}',
    repaired:
      'The cell of the file holds a number, not text. This is the only number that fits the birth date and the sex. Check it against the KTP, and format the column as Text next time.',
    save: 'Save row %{number}',
    save_short: 'Save row',
    saving: 'Saving…',
    expand: 'All fields',
    expand_row: 'All fields of row %{number}',
    collapse: 'Fewer fields',
    collapse_row: 'Fewer fields of row %{number}',
    skip: 'Skip row',
    skip_row: 'Skip row %{number}',
    include: 'Do not skip',
    include_row: 'Do not skip row %{number}',
    more: 'Show the next rows',
    row_valid: 'Row %{number} is all right.',
    row_invalid: 'Row %{number} still needs correction.',
    row_skipped: 'Row %{number} is skipped.',
    rows_deleted: 'The rows of this file were deleted from storage; only their counts remain.',
  },
  grid: {
    field: 'Field',
    file_value: 'Value in the file',
    present_value: 'Now',
    reason: 'Explanation',
    input: '%{label}, row %{number}',
    right: 'Correct',
    repaired: 'Read from a numeric cell',
    still: 'Still wrong: %{reason}',
    not_saved: 'Not saved',
    retry: 'Open the cell and press Enter to try again.',
    by_nik: 'According to the NIK: %{value}',
    differs_from_nik: 'In the file %{value}, according to the NIK %{nik}.',
    use_nik_date: 'Use the date in the NIK',
    use_nik_sex: 'Use the sex in the NIK',
    check_nik: 'Check the NIK',
    undo: 'Undo the correction',
    undone: 'The correction of row %{number} was undone.',
    nothing_to_undo: 'There is no correction to undo.',
    filled: '%{smart_count} cell was filled. |||| %{smart_count} cells were filled.',
    unused:
      '%{smart_count} value was not used because there were no more cells. |||| %{smart_count} values were not used because there were no more cells.',
    nothing_to_fill: 'There is no value above to copy.',
    now_right: 'Row %{number}, %{label}: correct.',
    now_wrong: 'Row %{number}, %{label}: still wrong.',
    keys: 'Type to fill in · Enter saves and moves down · Tab goes to the next wrong field · Ctrl+D fills down · Ctrl+V pastes a column · Ctrl+Z undoes · Esc leaves the table',
  },
  rules: {
    offers: 'Suggestions (%{smart_count})',
    open: 'Correction rules',
  },
  issueGroups: {
    title: 'The same problem',
    lead: 'Correct all rows with the same mistake at once.',
    rows: '%{smart_count} row |||| %{smart_count} rows',
    empty: 'empty',
    fix_all: 'Correct at once',
    change_to: 'Replace “%{field}” by',
    change: 'Replace in %{smart_count} row |||| Replace in %{smart_count} rows',
    done: '%{smart_count} row was corrected. |||| %{smart_count} rows were corrected.',
    nothing: 'No rows were changed.',
    fill: 'Fill in the replacement first.',
  },
  consent: {
    action: 'Declare consent',
    title:
      'Declare the consent of %{smart_count} person? |||| Declare the consent of %{smart_count} people?',
    text: 'You declare that %{smart_count} person in these rows has agreed to the processing of their data (UU 27/2022), and that you can show the evidence of this consent. This declaration is recorded under your name. |||| You declare that %{smart_count} people in these rows have agreed to the processing of their data (UU 27/2022), and that you can show the evidence of their consent. This declaration is recorded under your name.',
    confirm:
      'Declare the consent of %{smart_count} person |||| Declare the consent of %{smart_count} people',
  },
  save: {
    title: 'What will be saved',
    action: 'Save %{smart_count} participant |||| Save %{smart_count} participants',
    nothing: 'There are no participants to save',
    changed: {
      open: 'Choose from %{smart_count} that change',
      title: 'Registered participants that change',
      text: 'Untick the people whose data must not change; the others are still saved.',
      row: 'Row %{number}',
      left: 'Left out of the save; the data stay.',
      more: 'Show the next ones',
      close: 'Done, %{smart_count} change |||| Done, %{smart_count} change',
    },
    savable:
      '%{smart_count} participant will be saved: %{counts}. |||| %{smart_count} participants will be saved: %{counts}.',
    none: 'Nothing can be saved yet.',
    not_saved:
      '%{smart_count} row is left out: %{counts}. The row is not lost: correct it above, or download it, correct it and upload it again. |||| %{smart_count} rows are left out: %{counts}. The rows are not lost: correct them above, or download them, correct them and upload them again.',
    mode: 'How to save',
    partial: 'Save what can be saved',
    partial_text: 'Rows that turn out to be unacceptable while saving are left out.',
    all_or_nothing: 'All or nothing',
    all_or_nothing_text: 'If a single row is unacceptable, nothing is saved.',
    all_or_nothing_disabled:
      'Not available because %{smart_count} row is rejected or a duplicate. Correct or skip it first. |||| Not available because %{smart_count} rows are rejected or duplicates. Correct or skip them first.',
    running: 'Saving %{done} of %{total} participants',
    starting: 'Starting to save…',
    leave_hint:
      'You may leave this page; saving continues, and the result is in the history of uploads.',
    stop: 'Stop',
    stopping: 'Stopping…',
    stopped: 'Saving was stopped; nothing was saved.',
    connection_lost: 'The connection was lost. Waiting for the server…',
    unfinished: 'Saving was not completed; nothing was saved. Save once more.',
    failed: 'Not saved. %{detail}',
  },
  outcome: {
    states: 'State history',
    saved: '%{smart_count} participant saved |||| %{smart_count} participants saved',
    saved_none: 'No participants were saved',
    breakdown: 'Made up of %{counts}.',
    not_saved: 'Left out: %{counts}.',
    undone: 'This upload was undone',
    undone_text:
      'Undone by %{who}, %{when}. %{smart_count} participant is as before this file was saved. |||| Undone by %{who}, %{when}. %{smart_count} participants are as before this file was saved.',
    undone_partly: 'This upload was undone in part',
    undone_partly_text:
      'Undone by %{who}, %{when}: %{smart_count} participant. %{left} below remain as they are now. |||| Undone by %{who}, %{when}: %{smart_count} participants. %{left} below remain as they are now.',
    discarded: 'This upload was discarded',
    discarded_text: 'No participants were saved from this file.',
    at: 'Saved %{when}.',
    rows: 'Rows of this file',
  },
  rejected: {
    action:
      'Download %{smart_count} row that needs correction |||| Download %{smart_count} rows that need correction',
    invalid:
      'Also download %{smart_count} row that is not valid |||| Also download %{smart_count} rows that are not valid',
    undone: 'Download the rows with their corrections',
  },
  discard: {
    action: 'Discard upload',
    title: 'Discard the upload %{name}?',
    text: '%{smart_count} row and its corrections are discarded. No participants are saved or changed. This cannot be undone. |||| %{smart_count} rows and their corrections are discarded. No participants are saved or changed. This cannot be undone.',
    confirm: 'Discard upload',
  },
  undo: {
    action: 'Undo upload',
    action_rest: 'Undo the rest',
    title: 'Undo the upload %{name}?',
    checking: 'Checking the participants of this upload…',
    text: '%{smart_count} participant returns to the state before saving: one that this file registered is removed from the list, one that it changed gets the earlier values again. The rows of the file with your corrections can still be downloaded. |||| %{smart_count} participants return to the state before saving: those that this file registered are removed from the list, those that it changed get the earlier values again. The rows of the file with your corrections can still be downloaded.',
    none: 'No participants can be undone now.',
    obstacles: 'Participants that remain',
    stays:
      '%{smart_count} participant remains as it is now: |||| %{smart_count} participants remain as they are now:',
    more: 'and %{smart_count} other participant |||| and %{smart_count} other participants',
    later: 'These participants can be undone later, when the cause is gone.',
    obstacle: obstacles,
    obstacle_by: '%{reason} (%{by})',
    confirm: 'Undo %{smart_count} participant |||| Undo %{smart_count} participants',
  },
};
