/**
 * Ways in which another maker's papers would have looked: the same facts in other words, another layout, another hand.
 * Nothing that is judged changes, so whatever a review says of the changed papers and not of the given ones is false.
 */
import type { ReadFile, TextLine } from '@/lib/checking/reading/types';
import type { Random } from '../generator/random';
import { mapLines, type OnLine, rewrite, splitPair, write } from './lines';
import { LABEL_FAMILIES, SHORT_FORMS, STREET_WORDS, TITLE_FAMILIES } from './words';

export interface Perturbation {
  readonly name: string;
  readonly apply: (file: ReadFile, random: Random) => ReadFile;
}

const onLines = (name: string, change: (random: Random) => OnLine): Perturbation => ({
  name,
  apply: (file, random) => mapLines(file, change(random)),
});
const onText = (name: string, change: (text: string, random: Random) => string): Perturbation =>
  onLines(name, (random) => rewrite((text) => change(text, random)));

const toPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isUpper = (text: string) => text === text.toUpperCase();

/** Each family with a pattern for a whole label or title: nothing before it, and an end, a colon or a dash behind it. */
const toPatterns = (families: readonly (readonly string[])[], end: string) =>
  families.map((family) => ({
    family,
    pattern: new RegExp(
      `^(${family
        .toSorted((a, b) => b.length - a.length)
        .map(toPattern)
        .join('|')})(?=${end})`,
      'i',
    ),
  }));
const LABEL_PATTERNS = toPatterns(LABEL_FAMILIES, '\\s*(?::|$)');
const TITLE_PATTERNS = toPatterns(TITLE_FAMILIES, '\\s*$');

/** One word for all the file: a form has one name for a thing. */
function otherWords(patterns: typeof LABEL_PATTERNS, random: Random): (text: string) => string {
  const chosen = patterns.map(({ family }) => random.int(0, family.length - 1));
  return (text) => {
    for (const [at, { family, pattern }] of patterns.entries()) {
      const found = pattern.exec(text);
      if (!found) continue;
      const other = family[chosen[at] ?? 0] ?? found[0];
      return `${isUpper(found[0]) ? other.toUpperCase() : other}${text.slice(found[0].length)}`;
    }
    return text;
  };
}

/** A pair in two lines of a cell: the part above, the part below. */
const stacked =
  (order: (label: string, value: string) => readonly [string, string]): OnLine =>
  (line, page) => {
    const pair = splitPair(line, page);
    if (!pair) return [line];
    const [above, below] = order(...pair);
    const { x, y, w, h } = line.box;
    const widest = Math.max(above.length, below.length);
    return [
      write(line, above, { x, y: y - h * 0.3, w: (w * above.length) / widest, h: h * 0.6 }),
      write(line, below, { x, y: y + h * 0.5, w: (w * below.length) / widest, h: h * 0.7 }),
    ];
  };

/** Label and value as cells of their own, one beside the other, without a colon. */
const besides: OnLine = (line, page) => {
  const pair = splitPair(line, page);
  if (!pair) return [line];
  const [label, value] = pair;
  const { x, y, w, h } = line.box;
  const letter = w / line.text.length;
  const gap = (3 * h * page.height) / page.width;
  return [
    write(line, label, { x, y, w: letter * label.length, h }),
    write(line, value, { x: x + letter * label.length + gap, y, w: letter * value.length, h }),
  ];
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DATE_FORMS: readonly ((y: string, m: number, d: number) => string)[] = [
  (y, m, d) => `${MONTHS[m - 1]} ${d}, ${y}`,
  (y, m, d) => `${MONTHS[m - 1]?.slice(0, 3).toUpperCase()} ${d}, ${y}`,
  (y, m, d) => `${m}/${d}/${y.slice(2)}`,
  (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
  (y, m, d) => `${d} ${MONTHS[m - 1]?.slice(0, 3)} ${y}`,
  (y, m, d) => `${String(m).padStart(2, '0')}.${String(d).padStart(2, '0')}.${y}`,
  (y, m, d) => `${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}-${y}`,
];
const DATE = new RegExp(
  `\\b(?:(\\d{1,2})/(\\d{1,2})/(20\\d\\d)|(20\\d\\d)-(\\d\\d)-(\\d\\d)|(${MONTHS.join('|')}) (\\d{1,2}), (20\\d\\d))\\b`,
  'g',
);

function otherDates(text: string, form: (typeof DATE_FORMS)[number]): string {
  return text.replace(DATE, (whole, m, d, y, y2, m2, d2, name, d3, y3) => {
    const year = y ?? y2 ?? y3;
    const month = name ? MONTHS.indexOf(name) + 1 : Number(m ?? m2);
    const day = Number(d ?? d2 ?? d3);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? form(year, month, day) : whole;
  });
}

const MONEY_FORMS: readonly ((whole: string) => string)[] = [
  (whole) => `$${whole}`,
  (whole) => `$ ${Number(whole).toLocaleString('en-US')}`,
  (whole) => `$${Number(whole).toLocaleString('en-US')}.00`,
  (whole) => `${Number(whole).toLocaleString('en-US')} USD`,
];
const MONEY = /\$ ?(\d{1,3}(?:,\d{3})+|\d{3,})(?:\.00)?(?![\d.,]*\d)/g;
const AREA = /\b([\d,]{2,}) ?(?:sq\.? ?ft\.?|SF|square feet)(?![\w/])/gi;
const AREA_FORMS = ['SF', 'sq ft', 'sq. ft.', 'square feet', 'S.F.', 'Sq.Ft.'] as const;

/** What recognisers take for each other. */
const MISREAD: Readonly<Record<string, string>> = {
  ...{ '0': 'O', O: '0', '1': 'l', l: '1', I: 'l', '5': 'S', S: '5', '8': 'B', B: '8', '6': '5', '3': '8' },
  ...{ '7': '1', '2': 'Z', G: '6', e: 'c', c: 'e', h: 'b', n: 'r', u: 'v', a: 'o', t: 'f', i: 'l', '4': '9' },
};

/** As a scanner and a recogniser would leave it: a share of the letters is another, some words and all ink of its own are lost. */
function misread(rate: number, certainty: number): Perturbation {
  return {
    name: `read from a picture, ${rate * 1000} letters in 1000 wrong`,
    apply: (file, random) => {
      const noisy = mapLines(file, (line) => {
        const text = [...line.text]
          .map((letter) => (random.chance(rate) ? (MISREAD[letter] ?? letter) : letter))
          .join('')
          .replace(/ \S{1,2}(?= )/g, (word) => (random.chance(rate * 4) ? '' : word));
        const own = text === line.text ? line : write(line, text);
        return [{ ...own, certainty: Math.min(line.certainty, certainty + random.between(-0.08, 0.08)) }];
      });
      return {
        ...noisy,
        facts: { ...noisy.facts, form: [] },
        pages: noisy.pages.map((page) =>
          page.source === 'text' ? { ...page, source: 'ocr' as const, certainty } : page,
        ),
      };
    },
  };
}

/** Cells side by side read as one line, as poor tables are. */
function joinCells(file: ReadFile): ReadFile {
  return {
    ...file,
    pages: file.pages.map((page) => {
      const lines: TextLine[] = [];
      for (const line of page.lines) {
        const last = lines.at(-1);
        const isBeside =
          last &&
          Math.abs(last.box.y - line.box.y) < line.box.h * 0.4 &&
          line.box.x > last.box.x + last.box.w &&
          (line.box.x - last.box.x - last.box.w) * page.width < line.box.h * page.height * 6;
        if (!isBeside) {
          lines.push(line);
          continue;
        }
        lines[lines.length - 1] = {
          ...last,
          text: `${last.text} ${line.text}`,
          words: [...last.words, ...line.words],
          box: { ...last.box, w: line.box.x + line.box.w - last.box.x },
        };
      }
      return { ...page, lines };
    }),
  };
}

function moveBox<T extends { readonly box: TextLine['box'] }>(one: T, by: number, at: number): T {
  const { x, y, w, h } = one.box;
  return { ...one, box: { x: x * by + at, y: y * by + at, w: w * by, h: h * by } };
}

const SINGLE: readonly Perturbation[] = [
  onLines('other labels', (random) => rewrite(otherWords(LABEL_PATTERNS, random))),
  onLines('other titles', (random) => rewrite(otherWords(TITLE_PATTERNS, random))),
  onText('capitals', (text) => text.toUpperCase()),
  onText('short forms', (text) =>
    SHORT_FORMS.reduce((changed, [long, short]) => changed.replace(long, short), text),
  ),
  onLines('label above', () => stacked((label, value) => [label, value])),
  onLines('label below', () => stacked((label, value) => [value, label])),
  onLines('label beside', () => besides),
  onText('without colons', (text) => text.replace(/(?<=\p{L}):(?= |$)/gu, '')),
  onLines('other dates', (random) => {
    const form = DATE_FORMS[random.int(0, DATE_FORMS.length - 1)] ?? ((y, m, d) => `${m}/${d}/${y}`);
    return rewrite((text) => otherDates(text, form));
  }),
  onLines('other sums and areas', (random) => {
    const money = MONEY_FORMS[random.int(0, MONEY_FORMS.length - 1)] ?? ((whole) => `$${whole}`);
    const area = AREA_FORMS[random.int(0, AREA_FORMS.length - 1)] ?? 'SF';
    return rewrite((text) =>
      text
        .replace(MONEY, (_, whole: string) => money(whole.replaceAll(',', '')))
        .replace(AREA, (_, feet: string) => `${feet} ${area}`),
    );
  }),
  onLines('other addresses', (random) => {
    const isLong = random.chance(0.5);
    return rewrite((text) =>
      STREET_WORDS.reduce((changed, [long, short]) => {
        const [from, to] = isLong ? [short, long] : [long, short];
        return changed.replace(
          new RegExp(`(\\d+ [A-Z][\\w ]{2,30}?) ${from}\\b\\.?(?!\\w)`, 'g'),
          `$1 ${to}`,
        );
      }, text),
    );
  }),
  { name: 'cells joined', apply: joinCells },
  {
    name: 'smaller on the page',
    apply: (file) => ({
      ...file,
      pages: file.pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => ({
          ...moveBox(line, 0.93, 0.03),
          words: line.words.map((word) => moveBox(word, 0.93, 0.03)),
        })),
        ink: null,
      })),
    }),
  },
  {
    name: 'names of files say nothing',
    apply: (file) => ({ ...file, name: `scan_${file.id.replace(/\D/g, '').padStart(4, '0')}.pdf` }),
  },
  misread(0.003, 0.92),
  misread(0.01, 0.86),
  misread(0.03, 0.75),
];

/** Several of them at once, as another maker's papers differ in all. */
function together(name: string, names: readonly string[]): Perturbation {
  const parts = SINGLE.filter((one) => names.some((start) => one.name.startsWith(start)));
  return {
    name,
    apply: (file, random) =>
      parts.reduce((changed, part) => part.apply(changed, random.fork(part.name)), file),
  };
}

export const PERTURBATIONS: readonly Perturbation[] = [
  ...SINGLE,
  together('maker A: labels above, short', [
    'other labels',
    'other titles',
    'short forms',
    'label above',
    'other dates',
    'names of files',
  ]),
  together('maker B: labels below, capitals', [
    'other labels',
    'other titles',
    'capitals',
    'label below',
    'other sums',
    'other addresses',
    'names of files',
  ]),
  together('maker C: table, scanned', [
    'other labels',
    'other titles',
    'label beside',
    'other dates',
    'names of files',
    'read from a picture, 3 ',
  ]),
];
