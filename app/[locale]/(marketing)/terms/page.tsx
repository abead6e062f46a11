import { LegalPage, type LegalPageProps } from '@/components/legal/legal-page';
import { metadataFromMessages } from '@/components/seo/page-metadata';

export const generateMetadata = metadataFromMessages('/terms');

export default function TermsPage({ params }: Pick<LegalPageProps, 'params'>) {
  return <LegalPage name="terms" params={params} />;
}
