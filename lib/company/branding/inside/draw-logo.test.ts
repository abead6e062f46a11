import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOGO_BOX, MAX_KEPT_BYTES } from '../types';
import { drawLogo } from './draw-logo';

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#12467a80' } });
}

async function drawn(bytes: Uint8Array) {
  const logo = await drawLogo(bytes);
  if ('problem' in logo) throw new Error(logo.problem);
  return { ...logo, about: await sharp(logo.png).metadata() };
}

describe('a logo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('in %s is drawn anew as a PNG that fits', async (format) => {
    const { about, width, height } = await drawn(await picture(1_200, 300).toFormat(format).toBuffer());
    expect(about).toMatchObject({ format: 'png', width, height });
    expect([width, height]).toEqual([480, 120]);
  });

  test('keeps what is see-through, and nothing the file said besides', async () => {
    const given = await picture(100, 40)
      .withExif({ IFD0: { Artist: 'Ana <script>' } })
      .png()
      .toBuffer();
    const { about, png } = await drawn(given);
    expect(about.hasAlpha).toBe(true);
    expect(about.exif).toBeUndefined();
    expect(Buffer.from(png).includes('Ana')).toBe(false);
    // It is not blown up.
    expect(about.width).toBe(100);
  });

  test('taken on its side by a phone stands upright', async () => {
    const given = await picture(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height } = await drawn(given);
    expect(width).toBeLessThan(height);
  });

  test('in SVG becomes pixels that fill the box, whatever its own size', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
    const { about } = await drawn(Buffer.from(svg));
    expect(about).toMatchObject({ format: 'png', width: LOGO_BOX.width, height: LOGO_BOX.height });
  });

  test('with more colours than it needs is kept small', async () => {
    const noise = Buffer.alloc(960 * 320 * 3);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 16;
    const given = await sharp(noise, { raw: { width: 960, height: 320, channels: 3 } })
      .png()
      .toBuffer();
    expect((await drawn(given)).png.byteLength).toBeLessThanOrEqual(MAX_KEPT_BYTES);
  });

  test.each([
    ['logo_active', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['logo_type', Buffer.from('%PDF-1.7')],
    ['logo_type', Buffer.from('GIF89a')],
    ['logo_unreadable', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['logo_unreadable', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')],
  ])('is refused as %s', async (problem, bytes) => {
    expect(await drawLogo(bytes)).toEqual({ problem });
  });

  test('is never decoded where its size alone is too much, nor shown where it is a smudge', async () => {
    // A header that claims 60,000 × 60,000 pixels.
    const given = await picture(100, 40).png().toBuffer();
    given.writeUInt32BE(60_000, 16);
    given.writeUInt32BE(60_000, 20);
    expect(await drawLogo(given)).toHaveProperty('problem');
    expect(await drawLogo(await picture(200, 8).png().toBuffer())).toEqual({ problem: 'logo_small' });
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>';
    expect(await drawLogo(Buffer.from(huge))).toEqual({ problem: 'logo_pixels' });
  });
});
