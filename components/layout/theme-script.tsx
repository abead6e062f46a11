import { THEME_SCRIPT } from './theme';

export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and it must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
