'use client';

import { Camera, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { wholePicture } from '@/components/scan/corners';
import { readPhoto, type ScannedPage, sheetIn, toPage } from '@/components/scan/page-picture';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { writePdf } from '@/lib/platform/pdf/write-pdf';

interface Page extends ScannedPage {
  file: Blob;
  /** Squared by the sheet that was found; the whole photograph where the reader wants it. */
  isSquared: boolean;
}

const MOST_PAGES = 60;

/** Page after page by the camera, each squared and evened, into one PDF. All of it happens on the device. */
export function PaperScanner({ onSave }: { onSave: (file: Blob, name: string) => void }) {
  const t = useTranslations('offline.scan');
  const [pages, setPages] = useState<Page[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const forget = useEffectEvent(() => {
    for (const { url } of pages) URL.revokeObjectURL(url);
  });
  useEffect(() => () => forget(), []);

  const scan = async (file: Blob, isSquared: boolean): Promise<Page> => {
    const photo = await readPhoto(file);
    const corners = isSquared ? sheetIn(photo) : wholePicture(photo);
    return { ...(await toPage(photo, corners)), file, isSquared };
  };
  const during = async (what: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    await what().catch(() => setFailed(true));
    setBusy(false);
  };
  const add = (files: FileList) =>
    during(async () => {
      for (const file of [...files].slice(0, MOST_PAGES - pages.length)) {
        const page = await scan(file, true);
        setPages((before) => [...before, page]);
      }
    });
  const turn = (index: number) =>
    during(async () => {
      const old = pages[index];
      if (!old) return;
      const next = await scan(old.file, !old.isSquared);
      URL.revokeObjectURL(old.url);
      setPages((before) => before.map((page, at) => (at === index ? next : page)));
    });
  const save = () => {
    const at = new Date();
    const day = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
    const name = `${t('fileName')}-${day}.pdf`;
    const bytes = writePdf(
      pages.map(({ page }) => page),
      name,
    );
    onSave(new Blob([bytes], { type: 'application/pdf' }), name);
  };

  return (
    <div className="flex flex-col gap-4">
      {pages.length > 0 ? (
        <ol className="grid grid-cols-3 gap-3">
          {pages.map((page, index) => (
            <li key={page.url} className="relative">
              {/* biome-ignore lint/performance/noImgElement: a picture made on this device a moment ago */}
              <img
                src={page.url}
                alt={t('page', { number: index + 1 })}
                className="aspect-[3/4] w-full border border-line-strong bg-white object-contain"
              />
              <button
                type="button"
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => setPages((before) => before.filter((_, at) => at !== index))}
                className="absolute top-0 right-0 flex size-9 items-center justify-center rounded-bl-md bg-ink/80 text-paper"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                disabled={busy}
                onClick={() => void turn(index)}
                className="min-h-9 w-full text-sm text-link"
              >
                {page.isSquared ? t('whole') : t('square')}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">{t('text')}</p>
      )}
      {failed ? (
        <p role="alert" className="text-stopped">
          {t('failed')}
        </p>
      ) : null}
      <label className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-control font-semibold has-focus-visible:outline-2 has-focus-visible:outline-link">
        {busy ? <Spinner /> : <Camera aria-hidden="true" className="size-5" />}
        {pages.length === 0 ? t('first') : t('next')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          disabled={busy || pages.length >= MOST_PAGES}
          className="sr-only"
          onChange={({ target }) => {
            if (target.files) void add(target.files);
            target.value = '';
          }}
        />
      </label>
      <Button disabled={pages.length === 0 || busy} onClick={save}>
        {t('save', { count: pages.length })}
      </Button>
    </div>
  );
}
