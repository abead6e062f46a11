import { describe, expect, it } from 'vitest';
import { detectLanguage, suggestedLanguage } from './detect-language';

describe('detectLanguage', () => {
  it.each([
    [['es'], 'es'],
    [['es-MX', 'en-US'], 'es'],
    [['ES_419'], 'es'],
    [['en-GB', 'es-ES'], 'en'],
    [['fr-FR', 'es-US', 'en'], 'es'],
    [['pt-BR', 'zh-Hans'], 'en'],
    [['est', 'eng'], 'en'],
    [[], 'en'],
  ])('%j is %s', (languages, locale) => {
    expect(detectLanguage(languages)).toBe(locale);
  });
});

describe('suggestedLanguage', () => {
  it('is the browser’s, where the page is in the other one', () => {
    expect(suggestedLanguage(['es-US'], 'en', null)).toBe('es');
    expect(suggestedLanguage(['en-US'], 'es', null)).toBe('en');
    expect(suggestedLanguage(['de'], 'es', null)).toBe('en');
  });

  it('is none where the page is in it already, or the visitor has answered', () => {
    expect(suggestedLanguage(['es-US'], 'es', null)).toBeNull();
    expect(suggestedLanguage(['es-US'], 'en', 'true')).toBeNull();
    expect(suggestedLanguage(['es-US'], 'en', 'yes')).toBe('es');
  });
});
