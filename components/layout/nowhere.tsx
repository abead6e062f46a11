import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { Mark } from './mark';

/** What the page says in one language. */
export interface NowhereTexts {
  locale: Locale;
  title: string;
  text: string;
  home: string;
}

/** For an address that leads nowhere and belongs to no language: says so in each, with each one's way home. */
export function Nowhere({ texts }: { texts: readonly [NowhereTexts, ...NowhereTexts[]] }) {
  const [{ locale }] = texts;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <a href={hrefFor('/', locale)} className="flex min-h-11 items-center self-start rounded-md">
        <Mark />
      </a>
      {texts.map(({ locale, title, text, home }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <Card key={locale} as="section" lang={locale} beam={index === 0} className="flex flex-col gap-3">
            <Heading className="text-2xl">{title}</Heading>
            <p className="text-muted">{text}</p>
            <a href={hrefFor('/', locale)} className={buttonClass({ variant: 'secondary' })}>
              {home}
            </a>
          </Card>
        );
      })}
    </main>
  );
}
