'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { contrast, tonesOf } from '@/lib/company/branding/colour';
import { isColour } from './is-colour';

interface Props {
  /** As typed; empty for ours. */
  value: string;
  onChange: (value: string) => void;
  isRefused: boolean;
}

/** What the picker stands on before anything was chosen: our own. */
const OURS = '#b93c0a';

/** A colour by picker or by its six digits, and at once what is shown of it. */
export function ColourField({ value, onChange, isRefused }: Props) {
  const t = useTranslations('branding.colour');
  const typed = value.trim().toLowerCase();
  const known = isColour(typed);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="colour"
          label={t('label')}
          hint={t('hint')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="#12467a"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          error={isRefused && !known && typed !== '' ? t('problem') : undefined}
          className="w-56"
        />
        <input
          type="color"
          aria-label={t('picker')}
          value={known ? typed : OURS}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 cursor-pointer rounded-md border border-control bg-card p-1"
        />
        {value === '' ? null : (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('ours')}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="text-sm">
        {known ? (
          <Shown colour={typed} />
        ) : (
          <p className="text-muted">{t(typed === '' ? 'isOurs' : 'typing')}</p>
        )}
      </div>
    </div>
  );
}

/** How the colour is shown, and why where it is not shown as it is. */
function Shown({ colour }: { colour: string }) {
  const t = useTranslations('branding.colour');
  const { light, dark } = tonesOf(colour);
  const rows = [
    { scheme: 'light', tone: light },
    { scheme: 'dark', tone: dark },
  ] as const;
  return (
    <ul className="flex flex-col gap-1">
      {rows.map(({ scheme, tone }) => (
        <li key={scheme} className="flex items-start gap-2">
          <span
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 rounded-sm border border-control"
            style={{ backgroundColor: tone.accent }}
          />
          <span>
            {t(`${scheme}.${tone.accent === colour ? 'kept' : 'changed'}`, {
              shown: tone.accent,
              ratio: Math.floor(contrast(tone.accent, tone.on) * 10) / 10,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
