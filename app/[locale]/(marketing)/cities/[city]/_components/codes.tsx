import { useFormatter, useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { publishedText } from '@/lib/platform/i18n/format';
import { codesByField, fieldsWithoutCode } from '@/lib/tracking/cities/codes';
import type { CityProfile, CodeEdition, CodeField } from '@/lib/tracking/cities/types';
import { answersOf } from './answers';
import { Notes, Slot, Slots } from './slots';

/** Which edition governs which work; what was not found says who will know. */
export function Codes({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const answers = answersOf(profile);
  const name = useFieldNames();
  const missing = fieldsWithoutCode(profile.codes);
  return (
    <>
      <Slots>
        {codesByField(profile.codes).map((code) => (
          <Slot key={code.fields.join()} label={name(code.fields)} answers={answers}>
            <Edition code={code} book={book} />
          </Slot>
        ))}
        {missing.length > 0 ? (
          <Slot label={name(missing)} answers={answers}>
            {null}
          </Slot>
        ) : null}
      </Slots>
      <Notes facts={profile.codes.notes} book={book} />
    </>
  );
}

/** An edition, and since when it governs. */
export function Edition({ code, book }: { code: CodeEdition; book: SourceBook }) {
  const t = useTranslations('cities.codes');
  const format = useFormatter();
  const locale = useAppLocale();
  const { edition, since, sources, confidence } = code;
  const text =
    since === null
      ? edition
      : {
          ...edition,
          [locale]: t('since', {
            edition: edition[locale],
            precision: since.length > 7 ? 'day' : 'month',
            date: publishedText(format, since),
          }),
        };
  return <Fact fact={{ text, sources, confidence }} book={book} />;
}

/** `['plumbing', 'mechanical']` → "Plumbing and mechanical". */
export function useFieldNames() {
  const t = useTranslations('cities.codes.fields');
  const format = useFormatter();
  return (fields: readonly CodeField[]) => {
    const names = format.list(fields.map((field) => t(field)));
    return names.charAt(0).toUpperCase() + names.slice(1);
  };
}
