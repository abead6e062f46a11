import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf';

test('text comes back as it was written, accents and signs included', async () => {
  const pdf = writePdf(
    [
      {
        kind: 'text',
        lines: [
          { text: 'Extensión (permit 2026-1) — “Ñuñez” \\ co', isBold: true },
          { text: Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '), gap: 1 },
        ],
      },
    ],
    'A letter',
  );
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text).toContain('Extensión (permit 2026-1) — “Ñuñez” \\ co');
  expect(text).toContain('word59');
});

test('photographs become pages in their own form', async () => {
  const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();
  const page = {
    kind: 'picture' as const,
    jpeg: new Uint8Array(jpeg),
    pixels: { width: 300, height: 400 },
    isGrey: false,
  };
  const document = await getDocumentProxy(writePdf([page, page], 'Two pages'));
  expect(document.numPages).toBe(2);
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  expect(height).toBeCloseTo(792, 0);
  expect(width / height).toBeCloseTo(0.75, 2);
});
