import localFont from 'next/font/local';

const heading = localFont({
  src: './fonts/archivo.woff2',
  weight: '600 800',
  variable: '--font-archivo',
  display: 'swap',
});

const text = localFont({
  src: [
    { path: './fonts/public-sans-400.woff2', weight: '400 500' },
    { path: './fonts/public-sans-600.woff2', weight: '600 800' },
  ],
  variable: '--font-public-sans',
  display: 'swap',
});

// Letters of names beyond English and Spanish: fetched where one stands on the page (`scripts/fonts.mjs`).
const headingMore = localFont({
  src: './fonts/archivo-more.woff2',
  weight: '600 800',
  variable: '--font-archivo-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A6, U+A8, U+AC-AF, U+B1, U+B3-B6, U+B8-B9, U+BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+20AC, U+2122, U+2248',
    },
  ],
});

const textMore = localFont({
  src: './fonts/public-sans-more.woff2',
  weight: '400 700',
  variable: '--font-public-sans-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A6, U+A8, U+AC-AF, U+B1, U+B3-B6, U+B8-B9, U+BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+20AC, U+2122, U+2248',
    },
  ],
});

/** The classes that give a page its fonts. */
export const FONTS = [heading, headingMore, text, textMore].map(({ variable }) => variable).join(' ');
