'use client';

import { ImageUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Logo } from '@/lib/company/branding/types';
import { type LogoRefusal, sendLogo } from './send-logo';

interface Props {
  company: string;
  logo: Logo | null;
  remove: (input: Record<string, never>) => Promise<Answer>;
}

/** The logo as it is kept, and how another takes its place. */
export function LogoField({ company, logo, remove }: Props) {
  const t = useTranslations('branding.logo');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { run, pending: removing } = useRun();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<LogoRefusal | null>(null);
  const send = async (file: File | undefined) => {
    if (!file || sending) return;
    setRefusal(null);
    setSending(true);
    const refused = await sendLogo(file);
    setSending(false);
    setRefusal(refused);
    if (input.current) input.current.value = '';
    if (refused !== null) return;
    toast.success(t('taken'));
    router.refresh();
  };
  useCommands([
    {
      id: 'branding.logo',
      title: t('choose'),
      group: 'add',
      icon: ImageUp,
      run: () => input.current?.click(),
    },
  ]);
  return (
    <div className="flex flex-col gap-4">
      {logo ? (
        // biome-ignore lint/performance/noImgElement: made at the size it is shown at
        <img
          src={logo.path}
          alt={t('alt', { company })}
          width={Math.ceil(logo.width / 2)}
          height={Math.ceil(logo.height / 2)}
          className="block h-auto max-w-full self-start rounded-md border border-line bg-white p-2"
        />
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml,.svg"
          aria-label={t('choose')}
          aria-describedby={hint}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Button variant="secondary" pending={sending} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" className="size-4" />
          {t(logo ? 'replace' : 'choose')}
        </Button>
        {logo ? (
          <Button
            variant="quiet"
            pending={removing}
            onClick={() =>
              run(
                () => remove({}),
                () => toast(t('removed')),
              )
            }
          >
            {t('remove')}
          </Button>
        ) : null}
      </div>
      <p id={hint} className="max-w-[68ch] text-sm text-muted">
        {t('hint')}
      </p>
      {refusal ? <Alert tone="danger">{t(`problems.${refusal}`)}</Alert> : null}
    </div>
  );
}
