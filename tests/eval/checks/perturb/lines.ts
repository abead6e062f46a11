/** Rewriting what was read on pages, with words where they would stand. */
import type { Box, ReadFile, ReadPage, TextLine } from '@/lib/checking/reading/types';

export type OnLine = (line: TextLine, page: ReadPage) => readonly TextLine[];

export function mapLines(file: ReadFile, change: OnLine): ReadFile {
  return {
    ...file,
    pages: file.pages.map((page) => ({
      ...page,
      lines: page.lines
        .flatMap((line) => change(line, page))
        .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x),
    })),
  };
}

/** The same line with other words: each as wide as its letters are many. Turned text keeps its box whole. */
export function write(line: TextLine, text: string, box: Box = line.box): TextLine {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const letters = words.join(' ').length;
  let at = 0;
  return {
    ...line,
    text: words.join(' '),
    box,
    words: words.map((word) => {
      const from = at / letters;
      at += word.length + 1;
      return { text: word, box: { ...box, x: box.x + box.w * from, w: (box.w * word.length) / letters } };
    }),
  };
}

/** Rewrites a line unless its text stays as it is, so that the places of its words stay exact. */
export const rewrite =
  (change: (text: string) => string): OnLine =>
  (line) => {
    const text = change(line.text);
    return text === line.text ? [line] : text.trim() === '' ? [] : [write(line, text)];
  };

/** "Label: value" as its two parts, where it is such a line and lies flat. */
export function splitPair({ text, box }: TextLine, page: ReadPage): readonly [string, string] | null {
  const isFlat = box.w * page.width > box.h * page.height;
  const [, label, value] = /^([^:$\d]{3,40}):\s*(\S.{1,80})$/.exec(text.trim()) ?? [];
  if (!isFlat || !label || !value || /:/.test(value) || /\/\//.test(text)) return null;
  return [label, value];
}
