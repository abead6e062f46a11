import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(root, 'app/fonts');
const require = createRequire(import.meta.url);

/** What English and Spanish pages are written with: the first screen waits for no other letter. */
const LETTERS = [...`${range(0x20, 0x7e)}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»–—‘’“”…•·×÷−→≤≥²°©§½¼ºª`];
/** The rest of Latin, for people's names; fetched by a page that has one. `layout.tsx` names the same range. */
const MORE = [...range(0xa1, 0xff), 'ı', 'Œ', 'œ', '‚', '„', '‹', '›', '€', '™', '≈'].filter(
  (letter) => !LETTERS.includes(letter),
);

// Single weights: one variable file would be half again as long, and a page waits for the longest.
const FONTS = [
  { file: 'archivo.woff2', package: 'archivo', wght: 750, letters: LETTERS },
  { file: 'archivo-more.woff2', package: 'archivo', wght: 750, letters: MORE },
  { file: 'public-sans-400.woff2', package: 'public-sans', wght: 400, letters: LETTERS },
  { file: 'public-sans-600.woff2', package: 'public-sans', wght: 600, letters: LETTERS },
  { file: 'public-sans-more.woff2', package: 'public-sans', wght: { min: 400, max: 600 }, letters: MORE },
  // For the pictures of shared links, whose renderer reads single weights only.
  { file: 'archivo-800.ttf', package: 'archivo', wght: 800, letters: [...LETTERS, ...MORE] },
  { file: 'public-sans-500.ttf', package: 'public-sans', wght: 500, letters: [...LETTERS, ...MORE] },
];

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The site's fonts, cut from their packages to our letters and weights: half the bytes. Kept while unchanged. */
export async function makeFonts() {
  const recipe = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, package: name, wght, letters } of FONTS) {
    const target = join(FOLDER, file);
    if (existsSync(target) && statSync(target).mtimeMs > recipe) continue;
    const { default: subsetFont } = await import('subset-font');
    const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const cut = await subsetFont(readFileSync(source), letters.join(''), {
      targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
      variationAxes: { wght },
      // Pairs of letters are set closer in headings, where one sees it; text does without, a fifth lighter.
      keepFeatures: name === 'archivo' ? ['kern', 'tnum'] : ['tnum'],
      noHinting: true,
    });
    writeFileSync(target, cut);
  }
}
