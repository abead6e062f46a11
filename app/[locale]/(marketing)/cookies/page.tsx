import { LegalPage, type LegalPageProps } from '@/components/legal/legal-page';
import { metadataFromMessages } from '@/components/seo/page-metadata';

export const generateMetadata = metadataFromMessages('/cookies');

export default function CookiesPage({ params }: Pick<LegalPageProps, 'params'>) {
  return <LegalPage name="cookies" params={params} />;
}
