import { LegalPage, type LegalPageProps } from '@/components/legal/legal-page';
import { metadataFromMessages } from '@/components/seo/page-metadata';

export const generateMetadata = metadataFromMessages('/privacy');

export default function PrivacyPage({ params }: Pick<LegalPageProps, 'params'>) {
  return <LegalPage name="privacy" params={params} />;
}
