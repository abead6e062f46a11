import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { HoldingLine } from '@/lib/company/compliance/types';
import type { Action, Condition, Rule, Trigger } from '@/lib/company/workflows/types';
import type { Choices, DryRunRow, EffectView } from '@/lib/company/workflows/view';
import { calendarDay, dollars } from '@/lib/platform/i18n/format';

/** Words for rules and for what came of them, in whole sentences. */
export function useWording(choices: Choices) {
  const t = useTranslations('workflows');
  const status = useTranslations('common.status');
  const mailKinds = useTranslations('cityMail.kinds');
  const lines = useTranslations('compliance.lines');
  const format = useFormatter();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(locale);

  const nameIn = (options: readonly { id: string; name: string }[], id: string) =>
    options.find((one) => one.id === id)?.name ?? '?';
  const person = (id: string) => {
    if (id === 'lead' || id === 'assigned' || id === 'keeper') return t(`roles.${id}`);
    const found = [...choices.people, ...choices.subcontractors].find((one) => one.id === id);
    return found?.name ?? t('gone');
  };

  function trigger(given: Trigger): string {
    switch (given.kind) {
      case 'status':
        return given.to === null
          ? t('sentence.trigger.statusAny')
          : t('sentence.trigger.status', { status: status(given.to) });
      case 'inspection':
        return t(`sentence.trigger.inspection.${given.news}`);
      case 'licence_changed':
      case 'check_fault':
        return t(`sentence.trigger.${given.kind}`);
      case 'mail':
        return given.mailKind === null
          ? t('sentence.trigger.mailAny')
          : t('sentence.trigger.mail', { kind: mailKinds(given.mailKind) });
      case 'lead':
        return t('sentence.trigger.lead', { search: nameIn(choices.searches, given.searchId) });
      case 'still':
      case 'task_due':
      case 'permit_ends':
      case 'paper_ends':
        return t(`sentence.trigger.${given.kind}`, { days: given.days });
    }
  }

  function condition(given: Condition): string {
    switch (given.field) {
      case 'city':
        return t('sentence.condition.city', { name: nameIn(choices.cities, given.city) });
      case 'type':
        return t('sentence.condition.type', { name: nameIn(choices.types, given.type) });
      case 'words':
        return t('sentence.condition.words', { name: given.words });
      case 'tag':
        return t('sentence.condition.tag', { name: nameIn(choices.tags, given.tagId) });
      case 'assigned':
        return t('sentence.condition.assigned', { name: person(given.person) });
      case 'job':
        return t('sentence.condition.job', { name: nameIn(choices.projects, given.projectId) });
      case 'value':
        return t(`sentence.condition.${given.is}`, { name: dollars(given.cents) });
      case 'status':
        return t('sentence.condition.status', { name: status(given.status) });
    }
  }

  function action(given: Action): string {
    switch (given.kind) {
      case 'notify':
        return t('sentence.action.notify', { to: list.format(given.to.map(person)) });
      case 'assign':
        return t('sentence.action.assign', { to: person(given.to) });
      case 'task':
        return given.to === null
          ? t('sentence.action.taskNobody', { title: given.title })
          : t('sentence.action.task', { title: given.title, to: person(given.to) });
      case 'tag':
        return t('sentence.action.tag', { name: nameIn(choices.tags, given.tagId) });
      case 'webhook':
        return t('sentence.action.webhook', {
          host: URL.canParse(given.url) ? new URL(given.url).host : given.url,
        });
      case 'ask_papers':
      case 'start_round':
        return t(`sentence.action.${given.kind}`);
    }
  }

  function sentence(rule: Rule): string {
    const words = { trigger: trigger(rule.trigger), actions: list.format(rule.actions.map(action)) };
    return rule.conditions.length === 0
      ? t('sentence.whole', words)
      : t('sentence.wholeIf', { ...words, conditions: list.format(rule.conditions.map(condition)) });
  }

  function what({ kind, what: given }: Pick<DryRunRow, 'kind' | 'what'>): string {
    const day = given.day ? calendarDay(format, given.day) : '';
    const title = given.title ?? '';
    switch (kind) {
      case 'status': {
        const to = status(given.to ?? 'unknown');
        return given.from ? t('what.status', { from: status(given.from), to }) : t('what.statusNew', { to });
      }
      case 'still':
        return t('what.still', { days: given.days ?? 0 });
      case 'inspection': {
        const result = t(`what.inspection.${given.news ?? 'scheduled'}`);
        return title === '' ? result : t('what.named', { what: result, title });
      }
      case 'task_due':
        return t('what.task_due', { title, day });
      case 'permit_ends':
        return t('what.permit_ends', { day });
      case 'paper_ends':
        return t('what.paper_ends', { line: lines(title as HoldingLine), day });
      case 'licence_changed': {
        const move = given.licence;
        const word = move ? t(`what.licence.${move.aspect}.${move.to}` as 'what.licence.bond.lapsed') : '';
        return t('what.named', { what: word, title });
      }
      case 'check_fault':
        return t('what.check_fault', { count: given.count ?? 0 });
      case 'mail':
        return t('what.mail', { kind: mailKinds(given.mailKind ?? 'unknown') });
      case 'lead':
        return t('what.lead', { title });
    }
  }

  function done({ kind, to }: EffectView): string {
    const names = list.format(to.map((name) => name ?? t('gone')));
    switch (kind) {
      case 'notify':
        return to.length === 0 ? t('did.notifyNone') : t('did.notify', { to: names });
      case 'task':
        return to.length === 0 ? t('did.taskNobody') : t('did.task', { to: names });
      case 'assign':
      case 'ask_papers':
        return t(`did.${kind}`, { to: names });
      case 'tag':
      case 'start_round':
      case 'webhook':
        return t(`did.${kind}`);
    }
  }

  function effect(given: EffectView): string {
    if (given.problem === null) return done(given);
    return t('failed', {
      action: t(`actions.kinds.${given.kind}`),
      problem: t(`problems.${given.problem}`),
    });
  }

  /** What came of it; the conditions are those of the version that met it. */
  function outcome(row: DryRunRow, conditions: readonly Condition[] | null): string {
    if (row.outcome === 'capped') return t('capped');
    if (row.reason === 'condition') {
      const unmet = conditions?.[row.condition ?? -1];
      return unmet ? t('skips.condition', { condition: condition(unmet) }) : t('skips.conditionOld');
    }
    if (row.reason !== null) return t(`skips.${row.reason}`);
    return list.format(row.effects.map(effect));
  }

  return { sentence, condition, action, what, outcome, person };
}
