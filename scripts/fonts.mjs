import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(root, 'app/fonts');
const require = createRequire(import.meta.url);

/** English and Spanish, the marks of typography, and what the pages draw with letters. */
const LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›€™−×÷→←↑↓≤≥≈²³¼½¾°ªº§¶·¿¡'].join('');

const FONTS = [
  { file: 'archivo.woff2', package: 'archivo', format: 'woff2', wght: { min: 600, max: 800 } },
  { file: 'public-sans.woff2', package: 'public-sans', format: 'woff2', wght: { min: 400, max: 700 } },
  // For the pictures of shared links, whose renderer reads single weights only.
  { file: 'archivo-800.ttf', package: 'archivo', format: 'sfnt', wght: 800 },
  { file: 'public-sans-500.ttf', package: 'public-sans', format: 'sfnt', wght: 500 },
];

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function sourceOf(name) {
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

/** The site's fonts, cut from their packages to our letters and weights: half the bytes. Kept while unchanged. */
export async function makeFonts() {
  const recipe = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, package: name, format, wght } of FONTS) {
    const target = join(FOLDER, file);
    const source = sourceOf(name);
    if (existsSync(target) && statSync(target).mtimeMs > recipe) continue;
    const { default: subsetFont } = await import('subset-font');
    const cut = await subsetFont(readFileSync(source), LETTERS, {
      targetFormat: format,
      variationAxes: { wght },
      keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    });
    writeFileSync(target, cut);
  }
}
