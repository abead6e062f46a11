import { ImageResponse } from 'next/og';
import { MarkPicture } from '@/components/seo/mark-picture';
import { ownEntry } from '@/lib/own-entry';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** File name → its size and how much of it the mark takes; a maskable icon keeps its edge free. */
const ICONS: Record<string, { size: number; share: number }> = {
  '192.png': { size: 192, share: 0.76 },
  '512.png': { size: 512, share: 0.76 },
  'maskable-512.png': { size: 512, share: 0.5 },
  'apple-180.png': { size: 180, share: 0.66 },
};

export function generateStaticParams() {
  return Object.keys(ICONS).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const icon = ownEntry(ICONS, (await params).file);
  if (!icon) return new Response(null, { status: 404 });
  const { size, share } = icon;
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: '#fbfaf7',
      }}
    >
      <MarkPicture size={Math.round(size * share)} />
    </div>,
    { width: size, height: size },
  );
}
