'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

const PROBLEMS = [
  'same_file',
  'too_large',
  'not_supported',
  'name_disagrees',
  'empty_file',
  'too_many_uploads',
  'network',
] as const;
type Problem = (typeof PROBLEMS)[number] | 'other';

interface Props {
  /** Where each file goes; its name is added. */
  address: string;
  onSent: () => void;
}

/** A place to drop papers into, or to choose them: each is sent on its own, and says what came of it. */
export function PaperDrop({ address, onSent }: Props) {
  const t = useTranslations('paperDrop');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState(0);
  const [results, setResults] = useState<readonly { name: string; problem: Problem | null }[]>([]);

  async function sendAll(files: readonly File[]) {
    setSending((count) => count + files.length);
    for (const file of files) {
      const problem = await sendPaper(address, file);
      setResults((before) => [...before, { name: file.name, problem }]);
      setSending((count) => count - 1);
    }
    onSent();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void sendAll([...event.dataTransfer.files]);
  }

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center',
          over ? 'border-accent bg-sunken' : 'border-control bg-card',
        )}
      >
        <p>{t('drop')}</p>
        <Button variant="secondary" pending={sending > 0} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-5" />
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".pdf,.png,.jpg,.jpeg,.heic"
          aria-label={t('choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void sendAll([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <p className="text-sm text-muted">{t('hint')}</p>
      </div>
      <ul aria-live="polite" className="flex flex-col gap-1 text-sm">
        {results.map(({ name, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only grow
          <li key={at} className={problem ? 'text-stopped' : 'text-issued'}>
            <span className="wrap-anywhere">{name}</span>: {problem ? t(`problems.${problem}`) : t('sent')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Null where it was taken. */
async function sendPaper(address: string, file: File): Promise<Problem | null> {
  try {
    const response = await fetch(
      `${address}${address.includes('?') ? '&' : '?'}name=${encodeURIComponent(file.name)}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      },
    );
    if (response.ok) return null;
    if (response.status === 413) return 'too_large';
    const text = await response.text();
    return PROBLEMS.find((problem) => text.includes(`"${problem}"`)) ?? 'other';
  } catch {
    return 'network';
  }
}
