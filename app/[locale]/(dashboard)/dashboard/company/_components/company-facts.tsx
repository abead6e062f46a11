import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import type { CompanyParticulars } from '@/lib/company/profile/view';

/** The company's particulars, for whoever may not change them. */
export function CompanyFacts(profile: CompanyParticulars) {
  const t = useTranslations('company');
  const { name, phone, zip, trade, addresses, licenses } = profile;
  const none = t('profile.none');
  const lines = (texts: string[]) =>
    texts.length === 0
      ? none
      : texts.map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ));
  return (
    <DescriptionList
      items={[
        { term: t('profile.name'), detail: name },
        { term: t('profile.phone'), detail: phone },
        { term: t('profile.zip'), detail: zip ?? none },
        { term: t('profile.trade'), detail: trade ? t(`trades.${trade}`) : none },
        {
          term: t('addresses.title'),
          detail: lines(
            addresses.map(({ street, city, state, zip: code }) => `${street}, ${city}, ${state} ${code}`),
          ),
        },
        {
          term: t('licenses.title'),
          detail: lines(licenses.map(({ state, number }) => `${state} ${number}`)),
        },
      ]}
    />
  );
}
