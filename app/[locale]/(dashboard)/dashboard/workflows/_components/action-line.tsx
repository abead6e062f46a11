'use client';

import { useTranslations } from 'next-intl';
import { ACTION_KINDS, type Action, type ActionKind, ROLES } from '@/lib/company/workflows/types';
import type { Choices } from '@/lib/company/workflows/view';
import { RemoveButton } from './remove-button';
import { Choice, Line, NumberSlot, type Option, WordsSlot } from './slots';
import { useWording } from './use-wording';

/** What each step begins with. */
export function usualAction(kind: ActionKind, choices: Choices): Action {
  switch (kind) {
    case 'notify':
      return { kind, to: ['lead'], message: '' };
    case 'assign':
      return { kind, to: 'lead' };
    case 'task':
      return { kind, title: '', template: null, dueInDays: 3, to: 'lead' };
    case 'tag':
      return { kind, tagId: choices.tags[0]?.id ?? '' };
    case 'ask_papers':
      return { kind };
    case 'start_round':
      return { kind, dueInDays: 14 };
    case 'webhook':
      return { kind, url: '' };
  }
}

interface Props {
  action: Action;
  isFirst: boolean;
  /** Only what this trigger allows is offered. */
  asksPapers: boolean;
  choices: Choices;
  /** Shown beside an address that is called; null before the workflow is saved. */
  signingKey: string | null;
  error: string | undefined;
  onChange: (action: Action) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

export function ActionLine(props: Props) {
  const { action, isFirst, asksPapers, choices, error, onChange, onRemove } = props;
  const t = useTranslations('workflows');
  const wording = useWording(choices);
  const kinds = ACTION_KINDS.filter((kind) => asksPapers || kind !== 'ask_papers' || kind === action.kind);
  return (
    <Line lead={t(isFirst ? 'words.then' : 'words.and')} error={error}>
      <Choice
        label={t('actions.label')}
        value={action.kind}
        options={kinds.map((id) => ({ id, name: t(`actions.kinds.${id}`) }))}
        onChange={(kind) => onChange(usualAction(kind, choices))}
      />
      <Slots {...props} />
      {onRemove ? (
        <RemoveButton label={t('actions.remove', { action: wording.action(action) })} onClick={onRemove} />
      ) : null}
    </Line>
  );
}

const NOBODY = 'nobody';

function Slots({ action, choices, signingKey, onChange }: Props) {
  const t = useTranslations('workflows');
  const roles: Option[] = ROLES.map((id) => ({ id, name: t(`roles.${id}`) }));
  const members = [...roles, ...choices.people];
  const everybody = [...members, ...choices.subcontractors];
  switch (action.kind) {
    case 'notify':
      return <Notify action={action} members={members} onChange={onChange} />;
    case 'assign':
      return (
        <Choice
          label={t('actions.to')}
          value={action.to}
          options={everybody.filter(({ id }) => id !== 'assigned')}
          onChange={(to) => onChange({ kind: 'assign', to })}
        />
      );
    case 'task':
      return (
        <>
          <WordsSlot
            label={t('actions.title')}
            value={action.title}
            maxLength={200}
            className="desk:w-80"
            onChange={({ target }) => onChange({ ...action, title: target.value, template: null })}
          />
          <Choice
            label={t('actions.template')}
            value={action.template ?? ''}
            options={[{ id: '', name: t('actions.noTemplate') }]}
            groups={choices.templates}
            onChange={(template) => {
              const item = choices.templates.flatMap(({ items }) => items).find(({ id }) => id === template);
              onChange({ ...action, template: item?.id ?? null, title: item?.title ?? action.title });
            }}
          />
          <span>{t('actions.for')}</span>
          <Choice
            label={t('actions.to')}
            value={action.to ?? NOBODY}
            options={[...everybody, { id: NOBODY, name: t('actions.nobody') }]}
            onChange={(to) => onChange({ ...action, to: to === NOBODY ? null : to })}
          />
          <Due dueInDays={action.dueInDays} onChange={(dueInDays) => onChange({ ...action, dueInDays })} />
        </>
      );
    case 'tag':
      return (
        <Choice
          label={t('actions.tag')}
          value={action.tagId}
          options={choices.tags}
          empty={t('actions.noTag')}
          onChange={(tagId) => onChange({ kind: 'tag', tagId })}
        />
      );
    case 'ask_papers':
      return null;
    case 'start_round':
      return (
        <Due dueInDays={action.dueInDays} onChange={(dueInDays) => onChange({ ...action, dueInDays })} />
      );
    case 'webhook':
      return (
        <>
          <WordsSlot
            label={t('actions.url')}
            type="url"
            value={action.url}
            maxLength={500}
            placeholder="https://"
            className="desk:w-96"
            onChange={({ target }) => onChange({ kind: 'webhook', url: target.value })}
          />
          {signingKey ? (
            <details className="w-full text-sm text-muted">
              <summary className="cursor-pointer py-1">{t('actions.key')}</summary>
              <p>{t('actions.keyHint')}</p>
              <code className="block font-mono wrap-anywhere text-ink">whsec_{signingKey}</code>
            </details>
          ) : null}
        </>
      );
  }
}

interface NotifyProps {
  action: Extract<Action, { kind: 'notify' }>;
  members: readonly Option[];
  onChange: (action: Action) => void;
}

const LEAVE_OUT = 'leave-out';

function Notify({ action, members, onChange }: NotifyProps) {
  const t = useTranslations('workflows');
  const { to } = action;
  const free = members.filter(({ id }) => !to.includes(id));
  const set = (at: number, id: string) =>
    onChange({
      ...action,
      to: to.flatMap((one, place) => (place !== at ? [one] : id === LEAVE_OUT ? [] : [id])),
    });
  return (
    <>
      {to.map((id, at) => (
        <Choice
          key={id}
          label={t('actions.to')}
          value={id}
          options={[
            ...members.filter((one) => one.id === id || !to.includes(one.id)),
            ...(to.length > 1 ? [{ id: LEAVE_OUT, name: t('actions.leaveOut') }] : []),
          ]}
          onChange={(chosen) => set(at, chosen)}
        />
      ))}
      {free.length > 0 && to.length < 10 ? (
        <Choice
          label={t('actions.addTo')}
          value=""
          options={free}
          empty={t('actions.addTo')}
          onChange={(id) => onChange({ ...action, to: [...to, id] })}
        />
      ) : null}
      <WordsSlot
        label={t('actions.message')}
        placeholder={t('actions.message')}
        value={action.message}
        maxLength={500}
        className="desk:w-80"
        onChange={({ target }) => onChange({ ...action, message: target.value })}
      />
    </>
  );
}

interface DueProps {
  dueInDays: number | null;
  onChange: (days: number | null) => void;
}

function Due({ dueInDays, onChange }: DueProps) {
  const t = useTranslations('workflows');
  return (
    <>
      <Choice
        label={t('actions.due')}
        value={dueInDays === null ? 'none' : 'days'}
        options={[
          { id: 'days', name: t('actions.hasDay') },
          { id: 'none', name: t('actions.noDay') },
        ]}
        onChange={(given) => onChange(given === 'none' ? null : 3)}
      />
      {dueInDays === null ? null : (
        <>
          <NumberSlot label={t('trigger.days')} value={dueInDays} min={0} max={365} onChange={onChange} />
          <span>{t('trigger.daysUnit', { days: dueInDays })}</span>
        </>
      )}
    </>
  );
}
