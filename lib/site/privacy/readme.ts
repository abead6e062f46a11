import { brand } from '@/lib/brand';
import type { Subject } from './types';

interface Contents {
  subject: Subject;
  at: Date;
  parts: readonly { name: string; rows: number }[];
}

const INTRO: Record<Subject, { en: string; es: string }> = {
  company: {
    en: 'Everything this company has: every row of every table that names it, and every file its people uploaded.',
    es: 'Todo lo que tiene esta empresa: cada fila de cada tabla que la nombra y cada archivo que subió su gente.',
  },
  person: {
    en: 'Everything kept about you. The folder where_you_are_named lists records of companies that mention you; what they say belongs to the company.',
    es: 'Todo lo que se guarda sobre usted. La carpeta where_you_are_named enumera registros de empresas que le mencionan; su contenido pertenece a la empresa.',
  },
};

/** The first file of an archive: what lies in it, in both languages. */
export function readme({ subject, at, parts }: Contents): string {
  const tables = parts
    .filter(({ name }) => name.endsWith('.json'))
    .map(({ name, rows }) => `  ${name.replace(/\.json$/, '')}: ${rows}`);
  return [
    `${brand.name} · ${at.toISOString()}`,
    '',
    INTRO[subject].en,
    'Each table comes twice, as JSON (complete) and as CSV (for a spreadsheet). Times are UTC, amounts are US cents.',
    'Left out: passwords, keys and tokens, which would let whoever holds this file act as you.',
    '',
    INTRO[subject].es,
    'Cada tabla viene dos veces, en JSON (completa) y en CSV (para una hoja de cálculo). Las horas son UTC y los importes, centavos de dólar.',
    'No se incluyen contraseñas, claves ni tokens, con los que quien tenga este archivo podría actuar en su nombre.',
    '',
    'Rows · Filas',
    ...tables,
    '',
  ].join('\r\n');
}
