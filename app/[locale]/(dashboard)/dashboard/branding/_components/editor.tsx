'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { tonesOf } from '@/lib/company/branding/colour';
import { type Branding, SENDER_NAME_MAX } from '@/lib/company/branding/types';
import type { Clock } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ColourField } from './colour-field';
import { isColour } from './is-colour';
import { LogoField } from './logo-field';
import { Preview } from './preview';
import { ReplyAddress } from './reply-address';

type Nothing = Record<string, never>;

export interface EditorActions {
  change: (input: { colour: string | null; senderName: string | null }) => Promise<Answer>;
  removeLogo: (input: Nothing) => Promise<Answer>;
  reset: (input: Nothing) => Promise<Answer>;
  ask: (input: { email: string; locale: Locale }) => Promise<Answer>;
  drop: (input: Nothing) => Promise<Answer>;
}

interface Props {
  company: string;
  branding: Branding;
  clock: Clock;
  actions: EditorActions;
}

const FIELD_PROBLEMS = ['not_a_name', 'not_your_name', 'too_long'] as const;

/** What is chosen, and beside it what others will see of it, also before it is saved. */
export function Editor({ company, branding, clock, actions }: Props) {
  const t = useTranslations('branding');
  const { run, pending, fieldErrors } = useRun();
  const [colour, setColour] = useState(branding.colour ?? '');
  const [sender, setSender] = useState(branding.senderName ?? '');
  const [resets, setResets] = useState(false);
  const typed = colour.trim().toLowerCase();
  const tones = isColour(typed) ? tonesOf(typed) : null;
  const senderName = sender.trim() === '' ? null : sender.trim();
  const problem = FIELD_PROBLEMS.find((code) => code === fieldErrors.senderName);
  const isOurs =
    branding.colour === null &&
    branding.senderName === null &&
    branding.logo === null &&
    branding.replyEmail === null &&
    branding.asked === null;
  const save = () =>
    run(
      () => actions.change({ colour: typed === '' ? null : typed, senderName }),
      () => toast.success(t('saved')),
    );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" beam>
          <CardHeader title={t('logo.title')} description={t('logo.text')} />
          <LogoField company={company} logo={branding.logo} remove={actions.removeLogo} />
        </Card>
        <Card as="section">
          <CardHeader title={t('look.title')} description={t('look.text')} />
          <form
            method="post"
            noValidate
            className="flex flex-col gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <ColourField value={colour} onChange={setColour} isRefused={fieldErrors.colour !== undefined} />
            <TextField
              name="senderName"
              label={t('sender.label')}
              hint={t('sender.hint')}
              optionalLabel={t('optional')}
              value={sender}
              onChange={(event) => setSender(event.target.value)}
              maxLength={SENDER_NAME_MAX}
              autoComplete="off"
              error={
                problem
                  ? t(`sender.problems.${problem}`)
                  : fieldErrors.senderName
                    ? t('sender.problems.not_a_name')
                    : undefined
              }
            />
            <Button type="submit" pending={pending} className="self-start">
              {t('save')}
            </Button>
          </form>
        </Card>
        <Card as="section">
          <CardHeader title={t('reply.title')} description={t('reply.text')} />
          <ReplyAddress branding={branding} clock={clock} ask={actions.ask} drop={actions.drop} />
        </Card>
        {isOurs ? null : (
          <Button variant="quiet" className="self-start" onClick={() => setResets(true)}>
            {t('reset.open')}
          </Button>
        )}
        {resets ? (
          <ConfirmAction
            title={t('reset.title')}
            text={t('reset.text')}
            verb={t('reset.verb')}
            done={t('reset.done')}
            run={async () => {
              const answer = await actions.reset({});
              if (answer.ok) {
                setColour('');
                setSender('');
              }
              return answer;
            }}
            onClose={() => setResets(false)}
          />
        ) : null}
      </div>
      <Card as="section" className="min-w-0">
        <CardHeader title={t('preview.title')} description={t('preview.text')} />
        <Preview
          look={{ company, logo: branding.logo, tones }}
          senderName={senderName}
          replyEmail={branding.replyEmail}
        />
      </Card>
    </div>
  );
}
