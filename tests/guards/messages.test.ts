import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { NAMESPACES } from '@/lib/platform/i18n/messages';
import { textsNotHanded, USES } from './message-uses';
import { listFiles, read } from './tree';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

function load(locale: string, namespace: string): Map<string, string> {
  const tree: Tree = JSON.parse(read(`messages/${locale}/${namespace}.json`));
  return flatten(tree);
}

/** The names a text takes, with how it takes them: `count:plural`, `b:tag`. */
function listArguments(text: string): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(`${element.value}:${element.type}`);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(text));
  return [...names].sort();
}

/** Words that are the same in both languages: names, and what Spanish says alike. */
const ALIKE = new Set(
  `Solo Plan No Legal Cookies API Español English Total NEC IRC Webhooks Zapier A Ana Ortiz PermitMobile Premium
  Federal Austin TX Outlook Google Calendar PDF ZIP Sample Builders Color`.split(/\s+/),
);

describe('the texts', () => {
  test('the list of namespaces is the list of files', () => {
    for (const locale of ['en', 'es']) {
      const files = listFiles(`messages/${locale}`, /\.json$/).map((path) =>
        path.replace(/^.*\/|\.json$/g, ''),
      );
      expect(files).toEqual([...NAMESPACES].sort());
    }
  });

  test.each([...NAMESPACES])(
    '%s says the same things with the same arguments in both languages',
    (namespace) => {
      const english = load('en', namespace);
      const spanish = load('es', namespace);
      expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of english) {
        expect({ key, arguments: listArguments(spanish.get(key) ?? '') }).toEqual({
          key,
          arguments: listArguments(text),
        });
      }
    },
  );

  test('no text is empty, shouts or addresses the reader as tú', () => {
    const odd: string[] = [];
    for (const locale of ['en', 'es']) {
      for (const namespace of NAMESPACES) {
        for (const [key, text] of load(locale, namespace)) {
          const where = `${locale}/${namespace}: ${key}`;
          if (text.trim() === '') odd.push(`${where} is empty`);
          if (/[!¡](?!@)/.test(text) && !text.includes('!@#')) odd.push(`${where} exclaims`);
          if (locale === 'es' && /\b(tú|tus?|tienes|puedes|quieres|haz|elige)\b/i.test(text))
            odd.push(`${where} says tú`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  test('no Spanish text is the English one, but for names and words that are alike', () => {
    const left: string[] = [];
    for (const namespace of NAMESPACES) {
      const english = load('en', namespace);
      for (const [key, text] of load('es', namespace)) {
        const words = text.replace(/\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? [];
        if (text === english.get(key) && words.some((word) => !ALIKE.has(word)))
          left.push(`${namespace}: ${key}: ${text}`);
      }
    }
    expect(left).toEqual([]);
  });

  test('every text that code asks for is there', () => {
    const keys = NAMESPACES.flatMap((namespace) =>
      [...load('en', namespace).keys()].map((key) => `${namespace}.${key}`),
    );
    const known = new Set(keys);
    const isThere = ({ key, isGroup }: (typeof USES)[number]) => {
      if (!key.includes('*') && !isGroup) return known.has(key);
      const pattern = new RegExp(
        `^${key.replace(/[.()[\]/]/g, '\\$&').replaceAll('*', '.+')}${isGroup ? '(\\.|$)' : '$'}`,
      );
      return keys.some((one) => pattern.test(one));
    };
    expect(USES.length).toBeGreaterThan(1500);
    const missing = USES.filter((use) => !isThere(use));
    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });

  test('every text gets the values it is written with', () => {
    const texts = new Map(
      NAMESPACES.flatMap((namespace) =>
        [...load('en', namespace)].map(([key, text]) => [`${namespace}.${key}`, text]),
      ),
    );
    const missing = USES.flatMap(({ path, key, values, isGroup }) => {
      const text = texts.get(key);
      if (text === undefined || values === null || isGroup) return [];
      const needed = listArguments(text).map((name) => name.replace(/:\d+$/, ''));
      return needed.filter((name) => !values.includes(name)).map((name) => `${path}: ${key} lacks ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('every text that a client component asks for is handed to it', () => {
    expect(textsNotHanded()).toEqual([]);
  });
});
