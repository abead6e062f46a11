const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    jan: 1,
    ene: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    abr: 4,
    may: 5,
    jun: 6,
    jul: 7,
    aug: 8,
    ago: 8,
    sep: 9,
    set: 9,
    oct: 10,
    nov: 11,
    dec: 12,
    dic: 12,
  }),
);
const MONTH =
  '(jan(?:uary)?|ene(?:ro)?|feb(?:ruary|rero)?|mar(?:ch|zo)?|apr(?:il)?|abr(?:il)?|may(?:o)?|june?|junio|july?|julio|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|iembre)?|set(?:iembre)?|oct(?:ober|ubre)?|nov(?:ember|iembre)?|dec(?:ember)?|dic(?:iembre)?)';
const NUMBERS = /(?<![\d/.-])([0-9OIl]{1,2})[/.-]([0-9OIl]{1,2})[/.-]([0-9OIl]{4}|[0-9OIl]{2})(?![\d/-])/;
const ISO = /(?<!\d)((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const MONTH_FIRST = new RegExp(
  `\\b${MONTH}\\.? {0,2}(\\d{1,2})(?:st|nd|rd|th)?,? {0,2}(?:de |del )?((?:19|20)\\d{2})\\b`,
);
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: (?:day )?(?:of|de))?[ -]{1,2}${MONTH}\\.?,?[ -]{0,2}(?:de |del )?((?:19|20)\\d{2})\\b`,
);
const MAX_TEXT = 300;
const NON_ASCII = /[\u0080-\uffff]/;
/** A year, or three numbers: cheap to look for. */
const MAY_BE_DATE = /(?:19|20)\d\d|[\dOIl]{1,2}[/.-][\dOIl]{1,2}[/.-][\dOIl]{2}/;

export interface DateInText {
  readonly value: string;
  readonly index: number;
  readonly length: number;
}

/** The first date in a text as `YYYY-MM-DD`. In numbers the month comes first, as in the US, unless it cannot. */
export function parseDate(text: string): string | null {
  return firstDate(text.slice(0, MAX_TEXT))?.value ?? null;
}

/** Every date of a text, in its order. */
export function datesIn(text: string): DateInText[] {
  const dates: DateInText[] = [];
  let from = 0;
  for (let date = firstDate(text); date; date = firstDate(text.slice(from))) {
    dates.push({ ...date, index: from + date.index });
    from += date.index + date.length;
  }
  return dates;
}

function firstDate(text: string): DateInText | null {
  // Marks go and spaces become one without a change of length, so that places stay what they are.
  if (!MAY_BE_DATE.test(text)) return null;
  const plain = !NON_ASCII.test(text)
    ? text.toLowerCase().replace(/\s/g, ' ')
    : [...text.toLowerCase()]
        .map((letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '')[0] ?? ' ')
        .join('')
        .replace(/\s/g, ' ');
  const found = [
    at(ISO.exec(plain), ([, year, month, day]) => toIso(Number(year), Number(month), Number(day))),
    at(NUMBERS.exec(text), ([, first, second, year]) => fromNumbers(first, second, year)),
    at(MONTH_FIRST.exec(plain), ([, month, day, year]) =>
      toIso(Number(year), parseMonth(month), Number(day)),
    ),
    at(DAY_FIRST.exec(plain), ([, day, month, year]) => toIso(Number(year), parseMonth(month), Number(day))),
  ].filter((one) => one !== null);
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null;
}

function at(
  match: RegExpExecArray | null,
  read: (match: RegExpExecArray) => string | null,
): DateInText | null {
  const value = match ? read(match) : null;
  return match && value ? { index: match.index, length: match[0].length, value } : null;
}

function fromNumbers(first = '', second = '', year = ''): string | null {
  const [a, b, y] = [digits(first), digits(second), digits(year)];
  const full = y < 100 ? (y < 70 ? 2000 + y : 1900 + y) : y;
  return a > 12 ? toIso(full, b, a) : toIso(full, a, b);
}

function digits(text: string): number {
  return Number(text.replaceAll('O', '0').replace(/[Il]/g, '1'));
}

function parseMonth(name = ''): number {
  return MONTHS.get(name.slice(0, 3)) ?? 0;
}

function toIso(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
