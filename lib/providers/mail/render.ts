import { type MailOptions, mailEnv } from './env';
import { plainText } from './plain-text';
import type { TemplateName, TemplateProps } from './templates';
import type { Letter, MailEnv, MailLook, Template } from './types';
import { companyName, line } from './untrusted';

const SUBJECT_MAX = 200;
const PREVIEW_MAX = 150;

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail in the reader's language as HTML and plain text. */
export async function renderMail<N extends TemplateName>(
  template: N,
  props: TemplateProps[N],
  options: MailOptions,
): Promise<Mail> {
  // Lazy imports: together they take a third of a second, and most processes send no mail.
  const [{ render }, { Layout }, { TEMPLATES }, env] = await Promise.all([
    import('@react-email/render'),
    import('./layout'),
    import('./templates'),
    mailEnv(options),
  ]);
  const write: Template<TemplateProps[N]> = TEMPLATES[template];
  const written = write(props, env);
  const letter = {
    ...written,
    // Headers are single-line, whatever user data they contain.
    subject: line(written.subject, SUBJECT_MAX),
    preview: line(written.preview, PREVIEW_MAX),
  };
  return {
    subject: letter.subject,
    html: await render(Layout({ locale: options.locale, letter, look: lookOf(options, env) })),
    text: toPlainText(letter),
  };
}

/** What of a company's look a mail has: its name, its picture on our own site, its colour. */
function lookOf({ brand }: MailOptions, { link }: MailEnv): MailLook | null {
  if (!brand) return null;
  const { company, logo, tones } = brand;
  return {
    name: companyName(company),
    logo: logo && { src: link(logo.path), width: logo.width, height: logo.height },
    tones,
  };
}

function toPlainText({ body, reason, settings, unsubscribe, postalAddress }: Letter): string {
  const links = [settings, unsubscribe].flatMap((link) => (link ? [`${link.label}: ${link.href}`] : []));
  return `${plainText(body)}\n\n${[reason, ...links, ...(postalAddress ? [postalAddress] : [])].join('\n')}\n`;
}
